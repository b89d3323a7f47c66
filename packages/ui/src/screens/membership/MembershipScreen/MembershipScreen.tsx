import type { Schema } from '@ziping/api-client/types';
import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { paths } from '../../../paths.ts';
import { byRulesText } from '../../../patterns/ByRules/ByRules.copy.ts';
import { FormSection } from '../../../patterns/FormSection/FormSection.tsx';
import { formatMoney } from '../../../patterns/formatMoney.ts';
import { optionsFromLabels } from '../../../patterns/optionsFromLabels.ts';
import { Page } from '../../../patterns/Page/Page.tsx';
import { Price } from '../../../patterns/Price/Price.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { membershipCopy as copy } from './MembershipScreen.copy.ts';
import { membershipStyles } from './MembershipScreen.styles.ts';

type Plan = Schema<'MembershipPlan'>;

/** Lines while the plans are loaded: about as many as there are, so that what follows them stays where it is. */
const EXPECTED_PLANS = 6;

/** The price of a month of a plan for several, in yuan; null for one month, for life and for what has no duration. */
function monthlyPrice({ price, duration_text }: Plan): number | null {
  const months = Number(/^(\d+)\s*个月$/.exec(duration_text)?.[1] ?? 0);
  return months > 1 ? Math.round((price * 100) / months) / 100 : null;
}

/** Those for the audience alone before those for everyone, else in the order of the service. */
function sortFor(audience: Audience, plans: readonly Plan[]): readonly Plan[] {
  const isOwn = ({ user_type }: Plan) => user_type === audience;
  return [...plans.filter(isOwn), ...plans.filter((plan) => !isOwn(plan))];
}

export type Audience = keyof typeof copy.audiences;

export type PlansState =
  { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'loaded'; plans: readonly Plan[] };

export interface MembershipScreenProps {
  /** Whom the plans are for. */
  audience: Audience;
  /** What the screen is doing, with what it shows then: idle, loading, busy, failed or done. */
  state: PlansState;
  /** Code of the chosen plan. */
  chosen: string | null;
  /** The order is being created. */
  buying: boolean;
  /** Why no order was created. */
  error?: string | undefined;
  /** The user's plan; undefined for guests and users without one. */
  current?: { plan_name: string; forever: boolean } | undefined;
  /** No language model is set: it is said below the plans. */
  byRules?: boolean | undefined;
  /** The plans for others are to be shown. */
  onAudience: (event: { audience: Audience }) => void;
  /** A plan was chosen, by its code. */
  onChoose: (event: { code: string }) => void;
  /** The chosen plan is to be bought. */
  onBuy: () => void;
  /** Asks once more for what failed to load. */
  onRetry: () => void;
}

/** Memoised: with a stable `onChoose` a choice renders two lines, not all of them. */
const PlanLine = memo(function PlanLine({
  plan,
  chosen,
  onChoose,
}: { plan: Plan; chosen: boolean } & Pick<MembershipScreenProps, 'onChoose'>) {
  const styles = stylesOf(membershipStyles);
  const { name, duration_text, price, original_price, features, popular_tag } = plan;
  const monthly = monthlyPrice(plan);
  return (
    <label css={styles.plan}>
      <input type="radio" name="plan" checked={chosen} onChange={() => onChoose({ code: plan.code })} />
      <span css={styles.line}>
        <span css={styles.name}>{name}</span>
        <span css={styles.duration}>{duration_text}</span>
        {popular_tag && (
          <span css={styles.tag}>
            <Badge tone="accent">{popular_tag}</Badge>
          </span>
        )}
        <span css={styles.dots} aria-hidden="true" />
        <span css={styles.price}>
          <Price amount={price} />
        </span>
      </span>
      <span css={styles.below}>
        {features.length > 0 && <span css={styles.features}>{features.join('，')}。</span>}
        <span css={styles.comparison}>
          {monthly !== null && <span>{copy.perMonth(formatMoney(monthly))}</span>}
          {original_price > price && (
            <s css={styles.original}>
              <VisuallyHidden>{copy.original}</VisuallyHidden>
              {formatMoney(original_price)}
            </s>
          )}
        </span>
      </span>
    </label>
  );
});

function Plans({
  audience,
  state,
  chosen,
  onChoose,
  onRetry,
}: Pick<MembershipScreenProps, 'audience' | 'state' | 'chosen' | 'onChoose' | 'onRetry'>) {
  const styles = stylesOf(membershipStyles);
  if (state.kind === 'loading') {
    return (
      <div css={styles.plans} role="status" aria-label={copy.loading}>
        {Array.from({ length: EXPECTED_PLANS }, (_, at) => (
          <div key={at} css={[styles.plan, styles.waiting]}>
            <Skeleton shape="circle" width="1.25rem" height="1.25rem" />
            <Skeleton lines={2} />
          </div>
        ))}
      </div>
    );
  }
  if (state.kind === 'failed') {
    return (
      <div role="alert">
        <EmptyState
          level={3}
          title={copy.plansFailedTitle}
          action={<Button onClick={onRetry}>{copy.retry}</Button>}
        >
          {state.message}
        </EmptyState>
      </div>
    );
  }
  if (state.plans.length === 0) return <EmptyState level={3} title={copy.planEmpty} />;
  return (
    <div css={styles.plans} role="radiogroup" aria-label={copy.plans}>
      {sortFor(audience, state.plans).map((plan) => (
        <PlanLine key={plan.code} plan={plan} chosen={plan.code === chosen} onChoose={onChoose} />
      ))}
    </div>
  );
}

function Buy({
  plan,
  buying,
  error,
  onBuy,
}: { plan: Plan | undefined } & Pick<MembershipScreenProps, 'buying' | 'error' | 'onBuy'>) {
  const styles = stylesOf(membershipStyles);
  return (
    <div css={styles.buy}>
      {error !== undefined && (
        <div css={styles.error}>
          <Notice tone="danger">{error}</Notice>
        </div>
      )}
      <div css={styles.chosen}>
        {plan ? (
          <>
            <span>{copy.chosen(plan.name, plan.duration_text)}</span>
            <Price amount={plan.price} />
          </>
        ) : (
          copy.chooseHint
        )}
      </div>
      <Button variant="primary" busy={buying} busyLabel={copy.buying} onClick={onBuy}>
        {copy.buy}
      </Button>
    </div>
  );
}

const Privileges = memo(function Privileges({ audience }: Pick<MembershipScreenProps, 'audience'>) {
  const styles = stylesOf(membershipStyles);
  return (
    <FormSection title={copy.privilegesTitle}>
      <dl css={styles.privileges}>
        {copy.privileges[audience].map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </FormSection>
  );
});

const Questions = memo(function Questions() {
  const styles = stylesOf(membershipStyles);
  return (
    <FormSection title={copy.questionsTitle}>
      <div css={styles.questions}>
        {copy.questions.map(([question, answer]) => (
          <details key={question} css={styles.question}>
            <summary>
              {question}
              <ChevronDown aria-hidden="true" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </FormSection>
  );
});

/** The price list of the memberships of an audience, what they include, and questions. */
export function MembershipScreen(props: MembershipScreenProps) {
  const { audience, state, chosen, current, onAudience } = props;
  const styles = stylesOf(membershipStyles);
  const plans = state.kind === 'loaded' ? state.plans : [];
  return (
    <Page title={copy.title} lead={copy.lead}>
      <div css={styles.audience}>
        <SegmentedControl
          legend={copy.audience}
          hideLegend
          deferred
          options={optionsFromLabels(copy.audiences)}
          value={audience}
          onChange={(value) => onAudience({ audience: value })}
        />
      </div>
      {current && (
        <div css={styles.current}>
          <Notice
            action={
              <Button size="small" href={paths.profileMembership}>
                {copy.manage}
              </Button>
            }
          >
            {current.forever ? copy.currentForever(current.plan_name) : copy.current(current.plan_name)}
          </Notice>
        </div>
      )}
      <FormSection title={copy.pricesTitle}>
        <Plans
          audience={audience}
          state={state}
          chosen={chosen}
          onChoose={props.onChoose}
          onRetry={props.onRetry}
        />
        {props.byRules && plans.length > 0 && <p css={styles.byRules}>{byRulesText}</p>}
        {plans.length > 0 && (
          <Buy
            plan={plans.find(({ code }) => code === chosen)}
            buying={props.buying}
            error={props.error}
            onBuy={props.onBuy}
          />
        )}
      </FormSection>
      <Privileges audience={audience} />
      <Questions />
    </Page>
  );
}
