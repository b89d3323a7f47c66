import { Button } from '../../../primitives/Button/Button.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { useStyles } from '../../../tokens/useStyles.ts';
import { homeCopy, type SpecimenGlyph } from './HomeScreen.copy.ts';
import { homeStyles } from './HomeScreen.styles.ts';

/** A record as the home page lists it. */
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
  /** What is shown besides the book itself: nothing for a guest, greeting and latest charts for a member. */
  state: HomeState;
}

/** Latest charts shown at most. */
const RECENT = 3;

function Glyph({ char, phase }: SpecimenGlyph) {
  return (
    <span data-glyph="">
      {char}
      <small>{homeCopy.phases[phase]}</small>
    </span>
  );
}

function Specimen() {
  const styles = useStyles(homeStyles);
  const { specimen } = homeCopy;
  return (
    <figure css={styles.specimen}>
      <div css={styles.leaf}>
        <table css={styles.pillars} aria-label={specimen.table}>
          <thead>
            <tr>
              {specimen.pillars.map((pillar) => (
                <th key={pillar.label} scope="col">
                  {pillar.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr data-row="god">
              {specimen.pillars.map((pillar) => (
                <td key={pillar.label} data-day={pillar.ten_god === '日主' || undefined}>
                  {pillar.ten_god}
                </td>
              ))}
            </tr>
            <tr data-row="stem">
              {specimen.pillars.map((pillar) => (
                <td key={pillar.label} data-phase={pillar.stem.phase}>
                  <Glyph {...pillar.stem} />
                </td>
              ))}
            </tr>
            <tr data-row="branch">
              {specimen.pillars.map((pillar) => (
                <td key={pillar.label} data-phase={pillar.branch.phase}>
                  <Glyph {...pillar.branch} />
                </td>
              ))}
            </tr>
            <tr data-row="hidden">
              {specimen.pillars.map((pillar) => (
                <td key={pillar.label}>{pillar.hidden}</td>
              ))}
            </tr>
            <tr data-row="sound">
              {specimen.pillars.map((pillar) => (
                <td key={pillar.label}>{pillar.na_yin}</td>
              ))}
            </tr>
          </tbody>
        </table>
        <div css={styles.spine} aria-hidden="true">
          <span css={styles.spineTitle}>{specimen.spineTitle}</span>
          <span css={styles.spineTail} />
          <span css={styles.spineNumber}>{specimen.title}</span>
        </div>
      </div>
      <figcaption css={styles.caption}>
        <p>{specimen.caption}</p>
        <ol css={styles.trail} aria-label={specimen.trailLabel}>
          {specimen.trail.map((step) => (
            <li key={step.label} css={styles.step}>
              <span css={styles.stepLabel}>{step.label}</span>
              <span css={styles.stepChange}>{step.change}</span>
              <span css={styles.stepResult}>{step.result}</span>
            </li>
          ))}
        </ol>
        <p css={styles.finding}>{specimen.finding}</p>
      </figcaption>
    </figure>
  );
}

function Recent({ recent }: { recent: 'loading' | 'failed' | readonly RecentRecord[] }) {
  const styles = useStyles(homeStyles);
  if (recent === 'failed') return null;
  if (recent === 'loading') {
    return (
      <div css={styles.recent} aria-busy="true" aria-label={homeCopy.recentLoading}>
        <h2 css={styles.recentTitle}>{homeCopy.recentTitle}</h2>
        {Array.from({ length: RECENT }, (_, index) => (
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
            {recent.slice(0, RECENT).map((record) => (
              <li key={record.id}>
                <Link variant="plain" href={`/reports/${record.id}`} css={styles.recentLink}>
                  <span css={styles.recentName}>{record.name}</span>
                  <time css={styles.recentTime} dateTime={record.birth_time_solar.replace(' ', 'T')}>
                    {record.birth_time_solar.slice(0, 16)}
                  </time>
                </Link>
              </li>
            ))}
          </ul>
          <Link href="/reports" css={styles.recentAll}>
            {homeCopy.recentAll}
          </Link>
        </>
      )}
    </nav>
  );
}

/** The title page of the book: what it is, where to begin, and one chart worked in the open. */
export function HomeScreen({ state }: HomeScreenProps) {
  const styles = useStyles(homeStyles);
  const member = state.kind === 'member';
  const returning = state.kind === 'member' && Array.isArray(state.recent) && state.recent.length > 0;
  return (
    <div css={styles.root}>
      <section css={styles.opening}>
        <div css={styles.titlePage}>
          {state.kind === 'member' && <p css={styles.greeting}>{homeCopy.greeting(state.nickname)}</p>}
          <h1 css={styles.title}>{homeCopy.title}</h1>
          <p css={styles.lead}>{homeCopy.lead}</p>
          <div css={styles.start}>
            <Button href="/fortune" variant="primary" size="large">
              {returning ? homeCopy.startAgain : homeCopy.start}
            </Button>
            {!member && <p css={styles.startHint}>{homeCopy.startHint}</p>}
          </div>
          {state.kind === 'member' && <Recent recent={state.recent} />}
        </div>
        <Specimen />
      </section>
      <section css={styles.chapter} aria-labelledby="home-grounds">
        <h2 css={styles.chapterTitle} id="home-grounds">
          {homeCopy.groundsTitle}
        </h2>
        <div css={styles.grounds}>
          {homeCopy.grounds.map((ground) => (
            <article key={ground.title} css={styles.ground}>
              <span css={styles.groundMark} aria-hidden="true">
                {ground.mark}
              </span>
              <h3 css={styles.groundTitle}>{ground.title}</h3>
              <p css={styles.groundBody}>{ground.body}</p>
            </article>
          ))}
        </div>
      </section>
      <section css={styles.chapter} aria-labelledby="home-contents">
        <h2 css={styles.chapterTitle} id="home-contents">
          {homeCopy.contentsTitle}
        </h2>
        <dl css={styles.contents}>
          {homeCopy.contents.map((entry) => (
            <div key={entry.title} css={styles.contentsRow}>
              <dt css={styles.contentsTerm}>{entry.title}</dt>
              <dd css={styles.contentsBody}>{entry.body}</dd>
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
