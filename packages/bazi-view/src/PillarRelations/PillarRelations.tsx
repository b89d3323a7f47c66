import type { CSSProperties } from 'react';
import type { KeyedPillar, Relation } from '@ziping/bazi/types';
import { Panel } from '../Panel.tsx';
import type { PanelProps } from '../Panel.tsx';
import { phaseOf, phaseSign } from '../theme.ts';
import { bracketsOf, endOffset } from './brackets.ts';
import type { Bracket } from './brackets.ts';
import { pillarRelationsCopy as copy } from './PillarRelations.copy.ts';
import { pillarRelationsStyles } from './PillarRelations.styles.ts';

export interface PillarRelationsProps extends PanelProps {
  /** The columns in reading order: the four pillars, and those of luck when their relations are shown. */
  pillars: readonly KeyedPillar[];
  relations: readonly Relation[];
  /** Makes the name of each relation a button. Called with the one that was tapped. */
  onRelation?: ((relation: Relation) => void) | undefined;
}

/** 合冲刑害 between the pillars, as a drawing and as a list. Screen readers get the list only. */
export function PillarRelations({ pillars, relations, onRelation, ...rest }: PillarRelationsProps) {
  return (
    <Panel {...rest} title={copy.title} styles={pillarRelationsStyles}>
      {relations.length === 0 ? (
        <p data-none="">{pillars.length > 4 ? copy.noneWithLuck : copy.none}</p>
      ) : (
        <figure>
          <Drawing pillars={pillars} relations={relations} />
          {GROUPS.map((group) => (
            <Group key={group} {...{ group, relations, onRelation }} />
          ))}
          {relations.some(isWeak) && (
            <details>
              <summary>{copy.weak(relations.filter(isWeak).length)}</summary>
              {WEAK_GROUPS.map((group) => (
                <Group key={group} {...{ group, relations, onRelation }} />
              ))}
            </details>
          )}
        </figure>
      )}
    </Panel>
  );
}

const GROUPS = ['合', '冲', '刑'] as const;

/** Those that weigh least are folded. */
const WEAK_GROUPS = ['害', '破'] as const;

const isWeak = ({ kind }: Relation) => kind === 'harm' || kind === 'break';

/** The relations of one group as a list; nothing when there are none. */
function Group({
  group,
  relations,
  onRelation,
}: Pick<PillarRelationsProps, 'relations' | 'onRelation'> & {
  group: (typeof GROUPS | typeof WEAK_GROUPS)[number];
}) {
  // The mark of a kind ends with its group: 三合, 半合, 合.
  const members = relations.filter(
    ({ kind }) => copy.marks[kind].endsWith(group) || (group === '合' && kind === 'three_meet'),
  );
  if (members.length === 0) return null;
  return (
    <div data-group="">
      <b aria-hidden="true">{group}</b>
      <ul aria-label={group}>
        {members.map((relation) => (
          <Item key={relation.name + relation.members.join()} {...{ relation, onRelation }} />
        ))}
      </ul>
    </div>
  );
}

const isStemRelation = ({ kind }: Relation) => kind === 'stem_combine' || kind === 'stem_clash';

function Item({ relation, onRelation }: { relation: Relation } & Pick<PillarRelationsProps, 'onRelation'>) {
  const { kind, name, members, phase } = relation;
  return (
    <li data-kind={kind}>
      <i aria-hidden="true" data-phase={phase ?? undefined} />
      {onRelation ? (
        <button type="button" data-word="" onClick={() => onRelation(relation)}>
          {name}
        </button>
      ) : (
        <b>{name}</b>
      )}{' '}
      <span>{copy.members(members, isStemRelation(relation) ? '干' : '支')}</span>
    </li>
  );
}

function Drawing({ pillars, relations }: Pick<PillarRelationsProps, 'pillars' | 'relations'>) {
  const keys = pillars.map(({ key }) => key);
  const stems = bracketsOf(relations.filter(isStemRelation), keys);
  const branches = bracketsOf(
    relations.filter((relation) => !isStemRelation(relation)),
    keys,
  );
  const glyphs = (place: 0 | 1) => (
    <div data-glyphs="">
      {pillars.map(({ key, ganzhi }) => (
        <span key={key} data-phase={phaseOf(ganzhi.charAt(place))}>
          {ganzhi.charAt(place)}
        </span>
      ))}
    </div>
  );
  return (
    <div data-figure="" aria-hidden="true">
      <div data-names="">
        {keys.map((key) => (
          <span key={key}>{copy.columns[key]}</span>
        ))}
      </div>
      <Side side="stem" brackets={stems} columns={keys.length} />
      {glyphs(0)}
      {glyphs(1)}
      <Side side="branch" brackets={branches} columns={keys.length} />
    </div>
  );
}

/** The brackets of one side. Each column is two grid tracks wide, so that a bracket runs from centre to centre. */
function Side(props: { side: 'stem' | 'branch'; brackets: Bracket[]; columns: number }) {
  const { side, brackets, columns } = props;
  return (
    <div data-side={side} style={{ gridTemplateColumns: `repeat(${columns * 2}, minmax(0, 1fr))` }}>
      {brackets.map((bracket) => (
        <BracketLine
          key={bracket.relation.name + bracket.relation.members.join()}
          {...{ bracket, brackets }}
        />
      ))}
    </div>
  );
}

function BracketLine({ bracket, brackets }: { bracket: Bracket; brackets: Bracket[] }) {
  const { relation, from, to, between, lane } = bracket;
  const rem = (column: number) => `${endOffset(bracket, column, brackets)}rem`;
  // Between two columns, so that no end of another bracket crosses the word.
  const word = Math.floor((to - from - 1) / 2) + 0.5;
  const place: CSSProperties = {
    gridColumn: `${2 * from + 2} / ${2 * to + 2}`,
    height: `calc(${lane + 1} * var(--lane))`,
    marginInlineStart: rem(from),
    marginInlineEnd: `calc(-1 * ${rem(to)})`,
  };
  return (
    <div data-bracket="" data-kind={relation.kind} data-phase={relation.phase ?? undefined} style={place}>
      <i data-end="from" style={{ flex: word }} />
      <span>
        {copy.marks[relation.kind]}
        {relation.phase ? phaseSign(relation.phase) : null}
      </span>
      <i data-end="to" style={{ flex: to - from - word }} />
      {between.map((column) => (
        <i
          key={column}
          data-between=""
          style={{ insetInlineStart: `calc(${(column - from) / (to - from)} * 100% + ${rem(column)})` }}
        />
      ))}
    </div>
  );
}
