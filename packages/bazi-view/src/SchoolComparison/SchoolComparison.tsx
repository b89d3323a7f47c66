import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { SchoolAnswer, SchoolQuestion, SchoolRow } from '@ziping/bazi/types';
import { PHASES, phaseOf, phaseSign } from '../theme.ts';
import { schoolComparisonCopy as copy } from './SchoolComparison.copy.ts';
import { schoolComparisonStyles } from './SchoolComparison.styles.ts';

export interface SchoolComparisonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The questions with the answers of each school. */
  rows: readonly SchoolRow[];
  /** Whether the rows are without those that need the hour. */
  hour_unknown?: boolean | undefined;
}

const NOTES: Readonly<Partial<Record<SchoolAnswer['school'], string>>> = copy.notes;

/** The answers of each school side by side: the questions on which they differ, then, folded, those on which they agree. */
export function SchoolComparison({ rows, hour_unknown, ...rest }: SchoolComparisonProps) {
  const differing = rows.filter(({ differs }) => differs);
  const agreeing = rows.filter(({ differs }) => !differs);
  const scopes: Readonly<Partial<Record<SchoolQuestion, string>>> = {
    ...copy.scopes,
    favourable: copy.favourableScope(
      rows.find(({ question }) => question === 'pattern')?.answers.find(isUsed)?.result[0] ?? '',
    ),
  };
  return (
    <div {...rest} css={schoolComparisonStyles()}>
      {hour_unknown && <p>{copy.hourUnknown}</p>}
      {differing.length > 0 ? (
        <table data-differing="">
          <caption>{copy.caption(rows.length, differing.length)}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span>{copy.columns.school}</span>
              </th>
              <th scope="col">
                <span>{copy.columns.result}</span>
              </th>
            </tr>
          </thead>
          {differing.map((row) => (
            <Differing key={row.question} row={row} scope={scopes[row.question]} />
          ))}
        </table>
      ) : (
        <p>{copy.allAgree(rows.length)}</p>
      )}
      {agreeing.length > 0 && (
        <details open={differing.length === 0}>
          <summary>
            {copy.agreeing} <span>{agreeing.map(({ question }) => copy.questions[question]).join('、')}</span>
          </summary>
          <table>
            <caption>
              <span>{copy.agreeing}</span>
            </caption>
            <thead>
              <tr>
                <th scope="col">
                  <span>{copy.columns.question}</span>
                </th>
                <th scope="col">
                  <span>{copy.columns.result}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {agreeing.map(({ question, answers }) => (
                <tr key={question}>
                  <th scope="row">
                    {copy.questions[question]} <small>{scopes[question]}</small>
                  </th>
                  <td>
                    <Result question={question} answer={answers.find(isUsed)!} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </div>
  );
}

const isUsed = ({ is_default }: Pick<SchoolAnswer, 'is_default'>) => is_default;
const textOf = ({ result }: Pick<SchoolAnswer, 'result'>) => result.join(' ');

/** A question on which the schools differ: a line for each of them. */
function Differing({ row: { question, answers }, scope }: { row: SchoolRow; scope: string | undefined }) {
  const used = answers.find(isUsed)!;
  const results = new Set(answers.map(textOf));
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          <b>{copy.questions[question]}</b> <em>{copy.count(results.size)}</em> <small>{scope}</small>
        </th>
      </tr>
      {answers.map((answer) => {
        const { school, source, is_default } = answer;
        const differs = textOf(answer) !== textOf(used);
        return (
          <tr key={school} data-used={is_default || undefined} data-differs={differs || undefined}>
            <th scope="row">
              <span>{copy.schools[school]}</span> <small>{source ?? NOTES[school]}</small>
            </th>
            <td>
              <Result question={question} answer={answer} used={used}>
                <i>{is_default ? copy.used : differs ? copy.other : copy.same}</i>
              </Result>
            </td>
          </tr>
        );
      })}
    </tbody>
  );
}

interface ResultProps {
  question: SchoolQuestion;
  answer: Pick<SchoolAnswer, 'result' | 'details'>;
  /** The answer in use, from whose terms it may differ. */
  used?: Pick<SchoolAnswer, 'result'>;
  /** How the two compare, in a word. */
  children?: ReactNode;
}

/** The terms of an answer, the compared ones larger than what belongs to them. */
function Result({ question, answer: { result, details }, used, children }: ResultProps) {
  const isDate = question === 'yun_convention';
  const hasPillars = question === 'zi_convention' || question === 'true_solar';
  return (
    <span data-result="">
      {result.map((term, place) => (
        <span key={place}>
          {hasPillars && <small>{copy.pillars[place]} </small>}
          <b data-date={isDate || undefined} data-other={(used && term !== used.result[place]) || undefined}>
            {isDate ? copy.date(term) : coloured(term)}
          </b>{' '}
        </span>
      ))}
      {details.map((term) => (
        <small key={term}>{isDate ? copy.age(term) : coloured(term)} </small>
      ))}
      {children}
    </span>
  );
}

const phaseOfSign = (character: string) =>
  phaseOf(character) ?? PHASES.find((phase) => phaseSign(phase) === character);

/** A term in the colours of its phases, where it has nothing but stems, branches and phases. */
function coloured(term: string): ReactNode {
  const characters = [...term];
  if (!characters.every(phaseOfSign)) return term;
  return characters.map((character) => (
    <span key={character} data-phase={phaseOfSign(character)}>
      {character}
    </span>
  ));
}
