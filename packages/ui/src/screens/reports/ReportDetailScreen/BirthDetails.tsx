import { hasOtherOffset, meridianText, zoneText } from '@ziping/bazi-view/zoneText';
import type { QiYun, TrailStep } from '@ziping/bazi/types';
import { Fragment } from 'react';
import { paths } from '../../../paths.ts';
import {
  formatTime,
  formatInstant,
  formatDateTime,
  formatDuration,
} from '../../../patterns/formatDateTime.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { birthDetailsStyles } from './BirthDetails.styles.ts';
import { birthDetailsCopy as copy } from './BirthDetails.copy.ts';
import { useOpened } from './useOpened.ts';
import type { RecordChart } from './analysis.ts';

interface BirthTruthProps {
  chart: RecordChart;
  label: string;
  /** Whether the record is saved and can be edited. */
  saved: boolean;
}

function Contents({ chart, label, saved }: BirthTruthProps) {
  const styles = stylesOf(birthDetailsStyles);
  const { record, truth, conventions, qi_yun, bazi } = chart;
  const corrected = truth?.steps.some((step) => step.kind !== 'clock');
  const luckStart = formatDateTime(bazi.qi_yun_date.slice(0, 10));
  const facts: readonly (readonly [string, string])[] = [
    [copy.sex, copy.genders[record.gender]],
    [copy.solar, formatDateTime(record.birth_time_solar) + (record.hour_unknown ? copy.hourUnknown : '')],
    [copy.lunar, truth?.lunar.text ?? ''],
    [copy.place, placeText(chart)],
    [copy.clock, truth ? zoneText(truth) : ''],
    [copy.luck, qi_yun ? copy.luckStart(luckText(qi_yun), luckStart) : copy.luckDate(luckStart)],
    [copy.created, formatInstant(record.created_at)],
  ];
  return (
    <div css={styles.root} role="group" aria-label={label}>
      {truth && truth.warnings.length > 0 && (
        <div css={styles.warnings}>
          {truth.warnings.map((warning) => (
            <Notice key={warning.kind} tone="warning">
              {warning.message}
            </Notice>
          ))}
        </div>
      )}
      <section aria-labelledby="birth-details-born">
        <h2 css={styles.title} id="birth-details-born">
          {copy.bornTitle}
        </h2>
        <dl css={styles.facts}>
          {facts.map(
            ([term, value]) =>
              value !== '' && (
                <Fragment key={term}>
                  <dt css={styles.term}>{term}</dt>
                  <dd>{value}</dd>
                </Fragment>
              ),
          )}
        </dl>
      </section>
      {truth && (
        <section aria-labelledby="birth-details-trail">
          <h2 css={styles.title} id="birth-details-trail">
            {copy.trailTitle}
          </h2>
          {corrected ? (
            <ol css={styles.trail}>
              {truth.steps.map((step) => (
                <li key={step.kind} css={styles.step}>
                  <span>{stepText(step.kind, truth)}</span>
                  <span css={styles.change}>
                    {step.kind === 'clock' || step.kind === 'zone' ? '' : copy.minutes(step.minutes)}
                  </span>
                  <span css={styles.result}>{formatTime(step.result)}</span>
                </li>
              ))}
              <li css={styles.outcome}>{copy.outcome(formatDateTime(truth.corrected_time))}</li>
            </ol>
          ) : (
            <p css={styles.quiet}>{copy.trailNone}</p>
          )}
        </section>
      )}
      <section aria-labelledby={truth ? 'birth-details-jie' : 'birth-details-conventions'}>
        {truth && (
          <>
            <h2 css={styles.title} id="birth-details-jie">
              {copy.jieTitle}
            </h2>
            {hasOtherOffset(truth) && <p css={styles.quiet}>{copy.jieInBeijing}</p>}
            <dl css={styles.facts}>
              <dt css={styles.term}>{truth.jie.previous.name}</dt>
              <dd>
                {copy.before(formatDuration(truth.jie.previous.minutes))}
                <span css={styles.at}>{formatDateTime(truth.jie.previous.at)}</span>
              </dd>
              <dt css={styles.term}>{truth.jie.next.name}</dt>
              <dd>
                {copy.after(formatDuration(truth.jie.next.minutes))}
                <span css={styles.at}>{formatDateTime(truth.jie.next.at)}</span>
              </dd>
            </dl>
          </>
        )}
        <h2 css={[styles.title, truth && styles.second]} id="birth-details-conventions">
          {copy.conventionsTitle}
        </h2>
        <ul css={styles.conventions}>
          {conventions && (
            <>
              <li>{copy.zis[conventions.zi]}</li>
              <li>{copy.yuns[conventions.yun]}</li>
              <li>{conventions.dst ? copy.dstOn : copy.dstOff}</li>
            </>
          )}
          <li>{(truth?.true_solar ?? record.birth_place !== '') ? copy.trueSolarOn : copy.trueSolarOff}</li>
        </ul>
        <p>
          <Link href={saved ? paths.recordEdit(record.id) : paths.fortune}>{copy.changeConventions}</Link>
        </p>
      </section>
    </div>
  );
}

/**
 * The birth of a chart, the correction from clock time to the time of its pillars, the 节 around it, its conventions.
 * Drawn once it is opened: its code is asked for before, so that nothing is waited for then.
 */
export default function BirthDetails(props: BirthTruthProps) {
  const [place, opened] = useOpened();
  return opened ? <Contents {...props} /> : <div ref={place} />;
}

function stepText(kind: TrailStep['kind'], truth: NonNullable<RecordChart['truth']>): string {
  if (kind === 'zone') return copy.steps.zone(zoneText(truth));
  if (kind === 'longitude') return copy.steps.longitude(meridianText(truth));
  return copy.steps[kind];
}

/** Empty for a place whose name is not known. */
function placeText({ record, truth }: RecordChart): string {
  const { birth_place, birth_city = '', birth_place_label = '' } = record;
  if (birth_place === '' && birth_city === '') return copy.noPlace;
  const longitude = truth?.longitude ?? null;
  return longitude === null ? birth_place_label : `${birth_place_label} ${copy.longitude(longitude)}`.trim();
}

function luckText({ years, months, days, hours, forward }: QiYun): string {
  const parts = [
    years > 0 ? `${years}年` : '',
    months > 0 ? `${months}个月` : '',
    days > 0 ? `${days}天` : '',
    years === 0 && months === 0 && hours > 0 ? `${hours}小时` : '',
  ].join('');
  return `${parts}${copy.directions[forward ? 'forward' : 'backward']}`;
}
