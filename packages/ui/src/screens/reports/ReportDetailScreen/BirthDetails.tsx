import type { Schema } from '@ziping/api-client/types';
import { Fragment } from 'react';
import { paths } from '../../../paths.ts';
import {
  formatTime,
  formatTimestamp,
  formatDateTime,
  formatDuration,
} from '../../../patterns/formatDateTime.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { useStyles } from '../../../tokens/useStyles.ts';
import { birthDetailsStyles } from './BirthDetails.styles.ts';
import { birthDetailsCopy as copy } from './BirthDetails.copy.ts';

interface BirthTruthProps {
  chart: Schema<'RecordChart'>;
  label: string;
  /** Whether the record is saved and can be edited. */
  saved: boolean;
}

/** The birth of a chart, the correction from clock time to the time of its pillars, the 节 around it, its conventions. */
export default function BirthDetails({ chart, label, saved }: BirthTruthProps) {
  const styles = useStyles(birthDetailsStyles);
  const { record, truth, conventions, qi_yun, bazi } = chart;
  const corrected = truth.steps.some((step) => step.kind !== 'clock');
  const facts: readonly (readonly [string, string])[] = [
    [copy.sex, copy.genders[record.gender]],
    [copy.solar, formatDateTime(truth.clock)],
    [copy.lunar, truth.lunar.text],
    [
      copy.place,
      record.birth_place_label === ''
        ? copy.noPlace
        : `${record.birth_place_label}${truth.longitude === null ? '' : ` ${copy.longitude(truth.longitude)}`}`,
    ],
    [copy.luck, copy.luckStart(luckText(qi_yun), formatDateTime(bazi.qi_yun_date.slice(0, 10)))],
    [copy.created, formatTimestamp(record.created_at)],
  ];
  const { previous, next } = truth.jie;
  return (
    // A scroll container needs a tab stop to be scrolled by keyboard.
    <div css={styles.root} role="group" aria-label={label} tabIndex={0}>
      {truth.warnings.length > 0 && (
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
          {facts.map(([term, value]) => (
            <Fragment key={term}>
              <dt css={styles.term}>{term}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      </section>
      <section aria-labelledby="birth-details-trail">
        <h2 css={styles.title} id="birth-details-trail">
          {copy.trailTitle}
        </h2>
        {corrected ? (
          <ol css={styles.trail}>
            {truth.steps.map((step) => (
              <li key={step.kind} css={styles.step}>
                <span>{copy.steps[step.kind]}</span>
                <span css={styles.change}>{step.kind === 'clock' ? '' : copy.minutes(step.minutes)}</span>
                <span css={styles.result}>{formatTime(step.result)}</span>
              </li>
            ))}
            <li css={styles.outcome}>{copy.outcome(formatDateTime(truth.corrected_time))}</li>
          </ol>
        ) : (
          <p css={styles.quiet}>{copy.trailNone}</p>
        )}
      </section>
      <section aria-labelledby="birth-details-jie">
        <h2 css={styles.title} id="birth-details-jie">
          {copy.jieTitle}
        </h2>
        <dl css={styles.facts}>
          <dt css={styles.term}>{previous.name}</dt>
          <dd>
            {copy.before(formatDuration(previous.minutes))}
            <span css={styles.at}>{formatDateTime(previous.at)}</span>
          </dd>
          <dt css={styles.term}>{next.name}</dt>
          <dd>
            {copy.after(formatDuration(next.minutes))}
            <span css={styles.at}>{formatDateTime(next.at)}</span>
          </dd>
        </dl>
        <h2 css={[styles.title, styles.second]}>{copy.conventionsTitle}</h2>
        <ul css={styles.conventions}>
          <li>{copy.zis[conventions.zi]}</li>
          <li>{copy.yuns[conventions.yun]}</li>
          <li>{conventions.dst ? copy.dstOn : copy.dstOff}</li>
          <li>{truth.true_solar ? copy.trueSolarOn : copy.trueSolarOff}</li>
        </ul>
        <p>
          <Link href={saved ? paths.recordEdit(record.id) : paths.fortune}>{copy.changeConventions}</Link>
        </p>
      </section>
    </div>
  );
}

function luckText({ years, months, days, hours, forward }: Schema<'QiYun'>): string {
  const parts = [
    years > 0 ? `${years}年` : '',
    months > 0 ? `${months}个月` : '',
    days > 0 ? `${days}天` : '',
    years === 0 && months === 0 && hours > 0 ? `${hours}小时` : '',
  ].join('');
  return `${parts}${copy.directions[forward ? 'forward' : 'backward']}`;
}
