import type { CSSProperties } from 'react';
import type { KeyedPillar, PillarKey, Relation, RelationKind } from '@ziping/bazi/types';
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
  /** What is drawn between them: 合, 冲, 刑, 害 and the like. */
  relations: readonly Relation[];
  /** Makes the name of each relation a button. Called with the one that was tapped. */
  onRelation?: ((relation: Relation) => void) | undefined;
}

/** 合冲刑害 between the pillars, as a drawing and as a list. Screen readers get the list only. */
export function PillarRelations({ pillars, relations, onRelation, ...rest }: PillarRelationsProps) {
  const weakGroups = WEAK_GROUPS.filter((group) => relations.some(isIn([group])));
  const columns = [...GROUPS, ...WEAK_GROUPS].some(
    (group) => relations.filter(isIn([group])).length > ONE_COLUMN,
  );
  return (
    <Panel {...rest} title={copy.title} styles={pillarRelationsStyles()}>
      {relations.length === 0 ? (
        <p data-none="">{pillars.length > 4 ? copy.noneWithLuck : copy.none}</p>
      ) : (
        <figure data-columns={columns ? '' : undefined}>
          <Drawing pillars={pillars} relations={relations} />
          {GROUPS.map((group) => (
            <Group key={group} {...{ group, relations, onRelation }} />
          ))}
          {weakGroups.length > 0 && (
            <details>
              <summary>{copy.weak(weakGroups, relations.filter(isIn(weakGroups)).length)}</summary>
              {weakGroups.map((group) => (
                <Group key={group} {...{ group, relations, onRelation }} />
              ))}
            </details>
          )}
        </figure>
      )}
    </Panel>
  );
}

const GROUPS = ['合', '冲', '刑', '吟'] as const;

/** Those that weigh least are folded. */
const WEAK_GROUPS = ['克', '害', '破', '暗合', '拱'] as const;

/** With more relations in a group the lists have two columns on a phone. */
const ONE_COLUMN = 4;

type GroupName = (typeof GROUPS | typeof WEAK_GROUPS)[number];

const GROUP_OF: Readonly<Record<RelationKind, GroupName>> = {
  stem_combine: '合',
  stem_contend: '合',
  stem_clash: '冲',
  stem_overcome: '克',
  three_meet: '合',
  three_combine: '合',
  half_combine: '合',
  arch: '拱',
  combine: '合',
  hidden_combine: '暗合',
  clash: '冲',
  punish: '刑',
  harm: '害',
  break: '破',
  repeat: '吟',
  oppose: '吟',
};

const isIn =
  (groups: readonly GroupName[]) =>
  ({ kind }: Relation) =>
    groups.includes(GROUP_OF[kind]);

/** The relations of one group as a list; nothing when there are none. */
function Group({
  group,
  relations,
  onRelation,
}: Pick<PillarRelationsProps, 'relations' | 'onRelation'> & {
  group: GroupName;
}) {
  const members = relations.filter(isIn([group]));
  if (members.length === 0) return null;
  return (
    <div data-group="">
      <b aria-hidden="true">{group.charAt(0)}</b>
      <ul aria-label={group}>
        {members.map((relation) => (
          <Item key={relation.name + relation.members.join()} {...{ relation, onRelation }} />
        ))}
      </ul>
    </div>
  );
}

const isStemRelation = ({ kind }: Relation) => kind.startsWith('stem_');

const isPillarRelation = ({ kind }: Relation) => kind === 'repeat' || kind === 'oppose';

/** The others are in the list alone: lines for them would hide the rest. */
const isDrawn = ({ kind }: Relation) => copy.marks[kind] !== undefined;

const NATAL: readonly PillarKey[] = ['year', 'month', 'day', 'time'];

/** The number of pillars between two of the four; 0 for any other members. */
function columnsBetween([one, other, third]: readonly PillarKey[]): number {
  if (!one || !other || third) return 0;
  const places = [NATAL.indexOf(one), NATAL.indexOf(other)];
  return places.includes(-1) ? 0 : Math.abs(places[0]! - places[1]!) - 1;
}

function Item({ relation, onRelation }: { relation: Relation } & Pick<PillarRelationsProps, 'onRelation'>) {
  const { kind, name, members, phase } = relation;
  const part = isPillarRelation(relation) ? '柱' : isStemRelation(relation) ? '干' : '支';
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
      <span>
        {copy.members(members, part)}
        {copy.distance(columnsBetween(members))}
      </span>
    </li>
  );
}

function Drawing({ pillars, relations }: Pick<PillarRelationsProps, 'pillars' | 'relations'>) {
  const keys = pillars.map(({ key }) => key);
  const drawn = relations.filter(isDrawn);
  const stems = bracketsOf(drawn.filter(isStemRelation), keys);
  const branches = bracketsOf(
    drawn.filter((relation) => !isStemRelation(relation)),
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
