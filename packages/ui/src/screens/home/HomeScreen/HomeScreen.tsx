import { paths } from '../../../paths.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { homeCopy, type SampleGlyph } from './HomeScreen.copy.ts';
import { homeStyles } from './HomeScreen.styles.ts';

/** A record in the list of recent charts. */
export interface RecentRecord {
  id: string;
  name: string;
  /** 'YYYY-MM-DD HH:MM:SS', solar civil clock. */
  birth_time_solar: string;
}

export type HomeState =
  | { kind: 'guest' }
  | { kind: 'member'; nickname: string; recent: 'loading' | 'failed' | readonly RecentRecord[] };

export interface HomeScreenProps {
  /** A member gets a greeting and the latest charts, a guest neither. */
  state: HomeState;
}

/** Maximum number of recent charts. */
const MAX_RECENT = 3;

function Glyph({ char, phase }: SampleGlyph) {
  return (
    <span data-glyph="">
      {char}
      <small>{homeCopy.phases[phase]}</small>
    </span>
  );
}

function SampleChart() {
  const styles = stylesOf(homeStyles);
  const { sample } = homeCopy;
  return (
    <figure css={styles.sample}>
      <div css={styles.card}>
        <table css={styles.pillars} aria-label={sample.table}>
          <thead>
            <tr>
              {sample.pillars.map((pillar) => (
                <th key={pillar.label} scope="col">
                  {pillar.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr data-row="god">
              {sample.pillars.map((pillar) => (
                <td key={pillar.label} data-day={pillar.ten_god === '日主' || undefined}>
                  {pillar.ten_god}
                </td>
              ))}
            </tr>
            <tr data-row="stem">
              {sample.pillars.map((pillar) => (
                <td key={pillar.label} data-phase={pillar.stem.phase}>
                  <Glyph {...pillar.stem} />
                </td>
              ))}
            </tr>
            <tr data-row="branch">
              {sample.pillars.map((pillar) => (
                <td key={pillar.label} data-phase={pillar.branch.phase}>
                  <Glyph {...pillar.branch} />
                </td>
              ))}
            </tr>
            <tr data-row="hidden">
              {sample.pillars.map((pillar) => (
                <td key={pillar.label}>{pillar.hidden}</td>
              ))}
            </tr>
            <tr data-row="sound">
              {sample.pillars.map((pillar) => (
                <td key={pillar.label}>{pillar.na_yin}</td>
              ))}
            </tr>
          </tbody>
        </table>
        <div css={styles.spine} aria-hidden="true">
          <span css={styles.spineTitle}>{sample.spineTitle}</span>
          <span css={styles.spineTail} />
          <span css={styles.spineNumber}>{sample.title}</span>
        </div>
      </div>
      <figcaption css={styles.caption}>
        <p>{sample.caption}</p>
        <ol css={styles.trail} aria-label={sample.trailLabel}>
          {sample.trail.map((step) => (
            <li key={step.label} css={styles.step}>
              <span css={styles.stepLabel}>{step.label}</span>
              <span css={styles.stepChange}>{step.change}</span>
              <span css={styles.stepResult}>{step.result}</span>
            </li>
          ))}
        </ol>
        <p css={styles.finding}>{sample.finding}</p>
      </figcaption>
    </figure>
  );
}

function Recent({ recent }: { recent: 'loading' | 'failed' | readonly RecentRecord[] }) {
  const styles = stylesOf(homeStyles);
  if (recent === 'failed') return null;
  if (recent === 'loading') {
    return (
      <div css={styles.recent} aria-busy="true" aria-label={homeCopy.recentLoading}>
        <h2 css={styles.recentTitle}>{homeCopy.recentTitle}</h2>
        {Array.from({ length: MAX_RECENT }, (_, index) => (
          <div key={index} css={styles.recentRow}>
            <Skeleton shape="text" width="60%" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <nav css={styles.recent} aria-label={homeCopy.recentTitle}>
      <h2 css={styles.recentTitle}>{homeCopy.recentTitle}</h2>
      {recent.length === 0 ? (
        <p css={styles.recentEmpty}>{homeCopy.recentEmpty}</p>
      ) : (
        <>
          <ul>
            {recent.slice(0, MAX_RECENT).map((record) => (
              <li key={record.id}>
                <Link variant="plain" href={paths.report(record.id)} css={styles.recentLink}>
                  <span css={styles.recentName}>{record.name}</span>
                  <time css={styles.recentTime} dateTime={record.birth_time_solar.replace(' ', 'T')}>
                    {record.birth_time_solar.slice(0, 16)}
                  </time>
                </Link>
              </li>
            ))}
          </ul>
          <Link href={paths.reports} css={styles.recentAll}>
            {homeCopy.recentAll}
          </Link>
        </>
      )}
    </nav>
  );
}

/** The home page: introduction, start button, a sample chart, the principles and the features. */
export function HomeScreen({ state }: HomeScreenProps) {
  const styles = stylesOf(homeStyles);
  const member = state.kind === 'member';
  const hasRecords = state.kind === 'member' && Array.isArray(state.recent) && state.recent.length > 0;
  return (
    <div css={styles.root}>
      <section css={styles.hero}>
        <div css={styles.intro}>
          {state.kind === 'member' && <p css={styles.greeting}>{homeCopy.greeting(state.nickname)}</p>}
          <h1 css={styles.title}>{homeCopy.title}</h1>
          <p css={styles.lead}>{homeCopy.lead}</p>
          <div css={styles.start}>
            <div css={styles.startActions}>
              <Button href={paths.fortune} variant="primary" size="large">
                {hasRecords ? homeCopy.startAgain : homeCopy.start}
              </Button>
              <Button href={paths.ask} size="large">
                {homeCopy.ask}
              </Button>
            </div>
            {!member && <p css={styles.startHint}>{homeCopy.startHint}</p>}
          </div>
          {state.kind === 'member' && <Recent recent={state.recent} />}
        </div>
        <SampleChart />
      </section>
      <section css={styles.section} aria-labelledby="home-principles">
        <h2 css={styles.sectionTitle} id="home-principles">
          {homeCopy.principlesTitle}
        </h2>
        <div css={styles.principles}>
          {homeCopy.principles.map((principle) => (
            <article key={principle.title} css={styles.principle}>
              <span css={styles.principleMark} aria-hidden="true">
                {principle.mark}
              </span>
              <h3 css={styles.principleTitle}>{principle.title}</h3>
              <p css={styles.principleBody}>{principle.body}</p>
            </article>
          ))}
        </div>
      </section>
      <section css={styles.section} aria-labelledby="home-features">
        <h2 css={styles.sectionTitle} id="home-features">
          {homeCopy.featuresTitle}
        </h2>
        <dl css={styles.features}>
          {homeCopy.features.map((feature) => (
            <div key={feature.title} css={styles.featureRow}>
              <dt css={styles.featureTitle}>{feature.title}</dt>
              <dd css={styles.featureBody}>{feature.body}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p css={styles.note}>
        <span css={styles.noteTitle}>{homeCopy.noteTitle}</span>
        {homeCopy.note}
      </p>
    </div>
  );
}
