import type { Schema } from '@ziping/api-client/types';
import {
  BookOpen,
  CircleHelp,
  Crown,
  Inbox,
  MessageSquareText,
  ReceiptText,
  ScrollText,
  Settings2,
  ShieldCheck,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { LinkList } from '../../../patterns/LinkList/LinkList.tsx';
import { formatDay } from '../../../patterns/formatDateTime.ts';
import { shownNickname } from '../../../patterns/shownNickname.ts';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { profileCopy as copy } from './ProfileScreen.copy.ts';
import { profileStyles } from './ProfileScreen.styles.ts';

export type ProfileUser = Pick<Schema<'User'>, 'nickname' | 'avatar' | 'phone' | 'created_at'>;

export type ProfileMembership =
  { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; current: Schema<'CurrentMembership'> };

export type ProfileStatistics =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | {
      kind: 'ready';
      report_count: number;
      /** Creation time of the newest record, ISO 8601; null when there is none. */
      last_activity: string | null;
    };

export interface ProfileScreenProps {
  /** The member. */
  user: ProfileUser;
  /** The plan of the member, or why it is not known. */
  membership: ProfileMembership;
  /** Numbers of the member, or why they are not known. */
  statistics: ProfileStatistics;
  /** An answer to the member's feedback has come. */
  unread: boolean;
  /** Loads the failed part again. */
  onRetry: (event: { part: 'membership' | 'statistics' }) => void;
}

const recordLinks = [
  { href: paths.reports, label: copy.links.records, hint: copy.hints.records, icon: <ScrollText /> },
  { href: paths.reports, label: copy.links.reports, hint: copy.hints.reports, icon: <BookOpen /> },
  { href: paths.orders, label: copy.links.orders, icon: <ReceiptText /> },
  { href: paths.profileMembership, label: copy.links.membership, icon: <Crown /> },
];

const accountLinks = (unread: boolean) => [
  { href: paths.account, label: copy.links.account, hint: copy.hints.account, icon: <ShieldCheck /> },
  { href: paths.settings, label: copy.links.settings, hint: copy.hints.settings, icon: <Settings2 /> },
  { href: paths.feedback, label: copy.links.feedback, icon: <MessageSquareText /> },
  {
    href: paths.feedbacks,
    label: copy.links.feedbacks,
    icon: <Inbox />,
    value: unread && <Badge tone="accent">{copy.unread}</Badge>,
  },
  { href: paths.help, label: copy.links.help, icon: <CircleHelp /> },
];

/** The day of an instant. It may wrap only after the year. */
function Day({ iso }: { iso: string }) {
  const [year, day] = formatDay(iso).split('年');
  return (
    <>
      {year}年<wbr />
      {day}
    </>
  );
}

function Failed({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const styles = stylesOf(profileStyles);
  return (
    <div css={styles.failed} role="alert">
      <span>{children}</span>
      <Button size="small" onClick={onRetry}>
        {copy.retry}
      </Button>
    </div>
  );
}

function Plan({ membership, onRetry }: { membership: ProfileMembership; onRetry: () => void }) {
  const styles = stylesOf(profileStyles);
  if (membership.kind === 'failed') return <Failed onRetry={onRetry}>{copy.planFailed}</Failed>;
  if (membership.kind === 'loading') {
    return (
      <div css={styles.plan} role="status" aria-label={copy.planLoading}>
        <Skeleton shape="text" width="11rem" />
      </div>
    );
  }
  const { has_active_subscription: active, plan_name, expire_date, days_left } = membership.current;
  return (
    <section css={styles.plan} aria-label={copy.plan}>
      <div css={styles.planText}>
        {active ? <Badge tone="seal">{plan_name}</Badge> : <span>{copy.planNone}</span>}
        {active && (
          <span css={styles.small}>
            {expire_date === null ? copy.planForever : copy.planUntil(formatDay(expire_date), days_left ?? 0)}
          </span>
        )}
      </div>
      <Button size="small" href={active ? paths.profileMembership : paths.membership}>
        {active ? copy.planManage : copy.planOpen}
      </Button>
    </section>
  );
}

function Figure({ value, label }: { value: ReactNode; label: string }) {
  const styles = stylesOf(profileStyles);
  return (
    <div css={styles.figure}>
      <dt css={styles.figureLabel}>{label}</dt>
      <dd css={styles.figureValue}>{value}</dd>
    </div>
  );
}

function Statistics({
  statistics,
  joined,
  onRetry,
}: {
  statistics: ProfileStatistics;
  joined: string;
  onRetry: () => void;
}) {
  const styles = stylesOf(profileStyles);
  if (statistics.kind === 'failed') return <Failed onRetry={onRetry}>{copy.statisticsFailed}</Failed>;
  const loading = statistics.kind === 'loading';
  const last = statistics.kind === 'ready' && statistics.last_activity;
  const blank = <Skeleton shape="text" width="3rem" height="1.5rem" />;
  return (
    <section
      role={loading ? 'status' : undefined}
      aria-label={loading ? copy.statisticsLoading : copy.statistics}
    >
      <dl css={styles.statistics}>
        <Figure
          value={statistics.kind === 'ready' ? statistics.report_count : blank}
          label={copy.reportCount}
        />
        <Figure
          value={
            loading ? (
              blank
            ) : last ? (
              <Day iso={last} />
            ) : (
              <span css={styles.unset}>{copy.lastActivityNone}</span>
            )
          }
          label={copy.lastActivity}
        />
        <Figure value={joined} label={copy.joined} />
      </dl>
    </section>
  );
}

/** The member's profile: name, membership, statistics, links. */
export function ProfileScreen({ user, membership, statistics, unread, onRetry }: ProfileScreenProps) {
  const styles = stylesOf(profileStyles);
  const nickname = shownNickname(user.nickname);
  return (
    <div css={styles.root}>
      <section css={styles.card} aria-label={copy.label}>
        <div css={styles.person}>
          <Avatar size="large" src={user.avatar} name={nickname} />
          <div css={styles.names}>
            <h1 css={styles.nickname}>{nickname}</h1>
            <p css={styles.phone}>{user.phone || copy.phoneMissing}</p>
          </div>
          <span css={styles.edit}>
            <Button block href={paths.profileEdit}>
              {copy.edit}
            </Button>
          </span>
        </div>
        <Plan membership={membership} onRetry={() => onRetry({ part: 'membership' })} />
        <Statistics
          statistics={statistics}
          joined={formatDay(user.created_at).slice(0, 4)}
          onRetry={() => onRetry({ part: 'statistics' })}
        />
      </section>
      <nav css={styles.links} aria-label={copy.linksLabel}>
        <LinkList label={copy.recordLinks} rows={recordLinks} />
        <LinkList label={copy.accountLinks} rows={accountLinks(unread)} />
      </nav>
    </div>
  );
}
