import type { Strength } from '@ziping/bazi/types';
import { Panel } from '../Panel.tsx';
import type { PanelProps } from '../Panel.tsx';
import { phaseOf, phaseSign } from '../theme.ts';
import { strengthScaleCopy as copy } from './StrengthScale.copy.ts';
import { strengthScaleStyles } from './StrengthScale.styles.ts';

export interface StrengthScaleProps extends PanelProps {
  /** How strong the day master is, and the parts of that sum. */
  strength: Strength;
  /** The stem of the day. */
  day_master: string;
  /** How the strength was calculated, in words; below the list of parts. */
  method?: string | undefined;
}

const SIGNS = ['de_ling', 'de_di', 'de_shi'] as const;

/** How strong the day master is: a mark on a scale, three signs, and the parts of the share. */
export function StrengthScale({ strength, day_master, method, ...rest }: StrengthScaleProps) {
  const { text, percent, parts, doubt, hours } = strength;
  const [least, most] = hours?.percents ?? [percent, percent];
  const phase = phaseOf(day_master);
  const note = copy.dayMaster(day_master, phase ? phaseSign(phase) : '');
  return (
    <Panel {...rest} title={copy.title} note={note} styles={strengthScaleStyles()}>
      <div data-body="">
        <p data-verdict="">
          <b>{text}</b> <span>{hours ? copy.percents(hours.percents) : copy.percent(percent)}</span>
        </p>
        <div data-scale="" aria-hidden="true">
          <span>{copy.weak}</span>
          {hours && <u style={{ insetInlineStart: `${least}%`, width: `${most - least}%` }} />}
          {!hours && <i style={{ insetInlineStart: `${percent}%` }} />}
          <span>{copy.strong}</span>
        </div>
        {(doubt.length > 0 || hours) && (
          <p data-doubt="">
            {doubt.length > 0 && <b>{hours ? copy.byHour : copy.doubtful}</b>}{' '}
            {doubt.length > 0 ? doubt.map((reason) => reason.text).join('') : copy.everyHour}
          </p>
        )}
        <ul data-signs="">
          {SIGNS.map((sign) => (
            <li key={sign} data-gained={strength[sign] || undefined}>
              <b>{copy.signs[sign][strength[sign] ? 0 : 1]} </b>
              {copy.basis[sign]}
            </li>
          ))}
        </ul>
      </div>
      <details>
        <summary>{copy.parts}</summary>
        <table>
          <thead>
            <tr>
              {copy.headings.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map(({ key, part, character, shi_shen, weight, supports }) => (
              <tr key={key + part + character} data-supports={supports || undefined}>
                <th scope="row">
                  {copy.place({ key, part })}
                  {part === 'hidden' ? copy.hidden : null}
                </th>
                <td>
                  <b data-phase={phaseOf(character)}>{character}</b>
                </td>
                <td>{shi_shen}</td>
                <td>{copy.weight(weight)}</td>
                <td>{copy.supports(supports)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {method === undefined ? null : <p>{method}</p>}
      </details>
    </Panel>
  );
}
