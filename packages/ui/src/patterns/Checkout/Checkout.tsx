import type { Schema } from '@ziping/api-client/types';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { formatMoney } from '../formatMoney.ts';
import { Price } from '../Price/Price.tsx';
import { QrCode } from '../QrCode/QrCode.tsx';
import { checkoutCopy as copy } from './Checkout.copy.ts';
import { checkoutStyles } from './Checkout.styles.ts';

export type PaymentChannel = Schema<'PaymentChannel'>;

/** How the payment goes on after the order was created. */
export type PaymentMeans =
  /** A code to be scanned, on a desktop; `page`: the cashier can also be opened there. */
  | { kind: 'qr'; modules: readonly (readonly boolean[])[]; page: boolean }
  /** The provider's page. */
  | { kind: 'page' }
  /** A window of WeChat. */
  | { kind: 'app' };

export type CheckoutState =
  /** The user's coupons are being loaded. They change the amount and move the ways to pay: nothing is paid before. */
  | { kind: 'loading' }
  | { kind: 'choosing'; error?: string | undefined }
  | { kind: 'creating' }
  | {
      kind: 'waiting';
      order_no: string;
      means: PaymentMeans;
      /** The status is being asked for by the user's own wish. */
      checking?: boolean;
      /** What is wrong with the last answer: none came, or one that is neither paid nor open. */
      trouble?: string | undefined;
    }
  | { kind: 'ended'; status: 'failed' | 'expired' | 'cancelled'; message?: string };

export interface CouponOption {
  code: string;
  name: string;
  /** In yuan. */
  discount: number;
}

export interface CouponChoice {
  options: readonly CouponOption[];
  /** Code of the coupon in use; empty for none. */
  chosen: string;
  /** The chosen one was chosen for the user. */
  best?: boolean;
  /** The typed code. */
  typed: string;
  checking?: boolean;
  error?: string | undefined;
}

export interface CheckoutProduct {
  name: string;
  /** In yuan; undefined where the service does not say. */
  price?: number | undefined;
  /** The price without a discount; shown only where it is higher. */
  original_price?: number | undefined;
}

export interface CheckoutProps {
  /** Where the payment is. */
  state: CheckoutState;
  /** What is bought, with its price. */
  product: CheckoutProduct;
  /** The chosen way to pay. */
  channel: PaymentChannel;
  /** Alipay cannot be opened inside WeChat. */
  insideWechat?: boolean;
  /** Undefined where a coupon cannot be used. */
  coupon?: CouponChoice | undefined;
  /** Another way to pay was chosen. */
  onChannel: (event: { channel: PaymentChannel }) => void;
  /** An empty code for no coupon. */
  onCoupon: (event: { code: string }) => void;
  /** The code of a coupon was typed. */
  onCouponTyped: (event: { code: string }) => void;
  /** Creates the order, or starts the payment again. */
  onPay: () => void;
  /** Opens the provider's page once more. */
  onReopen: () => void;
  /** Asks for the status at once. */
  onCheck: () => void;
  /** Stops waiting. */
  onCancel: () => void;
}

/** What is left to pay, in yuan: computed in fen, because fractions of yuan are not exact. */
export function payableOf({ price }: CheckoutProduct, coupon?: CouponChoice): number | undefined {
  if (price === undefined) return undefined;
  const discount = coupon?.options.find(({ code }) => code === coupon.chosen)?.discount ?? 0;
  return Math.max(0, Math.round(price * 100) - Math.round(discount * 100)) / 100;
}

function Bill({ product, coupon }: Pick<CheckoutProps, 'product' | 'coupon'>) {
  const styles = stylesOf(checkoutStyles);
  const { name, price, original_price } = product;
  const payable = payableOf(product, coupon);
  if (price === undefined || payable === undefined)
    return (
      <dl css={styles.bill}>
        <div css={[styles.line, styles.product]}>
          <dt>{name}</dt>
          <dd>{copy.priceUnknown}</dd>
        </div>
      </dl>
    );
  return (
    <dl css={styles.bill}>
      <div css={[styles.line, styles.product]}>
        <dt>{name}</dt>
        <dd>
          <Price amount={price} original={original_price} />
        </dd>
      </div>
      {payable < price && (
        <div css={styles.line}>
          <dt>{copy.discount}</dt>
          <dd>−{formatMoney((Math.round(price * 100) - Math.round(payable * 100)) / 100)}</dd>
        </div>
      )}
      <div css={[styles.line, styles.total]}>
        <dt>{copy.payable}</dt>
        <dd>
          <Price amount={payable} size="large" />
        </dd>
      </div>
    </dl>
  );
}

function Coupon({
  coupon,
  disabled,
  onCoupon,
  onCouponTyped,
}: {
  coupon: CouponChoice;
  disabled: boolean;
} & Pick<CheckoutProps, 'onCoupon' | 'onCouponTyped'>) {
  const styles = stylesOf(checkoutStyles);
  const { options, chosen, best = false, typed, checking = false, error } = coupon;
  return (
    <div css={styles.coupon}>
      {options.length > 0 && (
        <SelectField
          label={copy.coupon}
          options={[
            ...options.map(({ code, name, discount }) => ({
              value: code,
              label: copy.couponOption(name, formatMoney(discount)),
            })),
            // Not '': the field would show it as not chosen.
            { value: 'none', label: copy.couponNone },
          ]}
          value={chosen || 'none'}
          hint={best ? copy.couponBest : undefined}
          disabled={disabled}
          onChange={({ target }) => onCoupon({ code: target.value === 'none' ? '' : target.value })}
        />
      )}
      <details css={styles.codeToggle} open={typed !== '' || error !== undefined || undefined}>
        <summary>{copy.couponCodeOpen}</summary>
        <form
          css={styles.code}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // A form around this one must not be sent.
            event.stopPropagation();
            if (typed.trim()) onCoupon({ code: typed.trim() });
          }}
        >
          <TextField
            label={copy.couponCode}
            hideLabel
            placeholder={copy.couponCode}
            autoComplete="off"
            autoCapitalize="characters"
            enterKeyHint="done"
            maxLength={64}
            value={typed}
            error={error}
            disabled={disabled}
            onChange={({ target }) => onCouponTyped({ code: target.value })}
          />
          <Button type="submit" busy={checking} busyLabel={copy.couponChecking} disabled={disabled}>
            {copy.couponApply}
          </Button>
        </form>
      </details>
    </div>
  );
}

function Channels({
  channel,
  disabled,
  insideWechat,
  onChannel,
}: { disabled: boolean; insideWechat: boolean } & Pick<CheckoutProps, 'channel' | 'onChannel'>) {
  const styles = stylesOf(checkoutStyles);
  return (
    <fieldset css={styles.channels} disabled={disabled}>
      <legend css={styles.legend}>{copy.channel}</legend>
      {(Object.keys(copy.channels) as PaymentChannel[]).map((value) => {
        const unavailable = value === 'alipay' && insideWechat;
        return (
          <label key={value} css={styles.channel}>
            <input
              type="radio"
              name="payment_channel"
              value={value}
              checked={value === channel}
              disabled={unavailable}
              onChange={() => onChannel({ channel: value })}
            />
            {copy.channels[value]}
            {unavailable && <span css={styles.channelHint}>{copy.alipayElsewhere}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}

function Waiting({
  state,
  channel,
  onReopen,
  onCheck,
}: { state: Extract<CheckoutState, { kind: 'waiting' }> } & Pick<
  CheckoutProps,
  'channel' | 'onReopen' | 'onCheck'
>) {
  const styles = stylesOf(checkoutStyles);
  const { means, order_no, checking = false, trouble } = state;
  const waitingFor = means.kind === 'app' ? copy.waitingFor.app : copy.waitingFor[means.kind][channel];
  const canReopen = means.kind === 'page' || (means.kind === 'qr' && means.page);
  return (
    <div css={styles.waiting}>
      {means.kind === 'qr' && <QrCode modules={means.modules} label={copy.qrLabel[channel]} />}
      <div role="status">
        <p css={styles.waitingTitle}>
          <Spinner />
          {copy.waiting}
        </p>
        <p>{waitingFor}</p>
      </div>
      <p css={styles.waitingText}>{copy.waitingHint}</p>
      {trouble && (
        <div css={styles.trouble}>
          <Notice tone="warning">{trouble}</Notice>
        </div>
      )}
      <div css={styles.actions}>
        {canReopen && (
          <Button size="small" onClick={onReopen}>
            {means.kind === 'qr' ? copy.openHere : copy.reopen}
          </Button>
        )}
        <Button size="small" variant="quiet" busy={checking} busyLabel={copy.checking} onClick={onCheck}>
          {copy.checkNow}
        </Button>
      </div>
      <p css={styles.orderNo}>
        {copy.orderNo} {order_no}
      </p>
    </div>
  );
}

/** Bill, coupon and channel of a product; then what is waited for, or how the payment ended. */
export function Checkout(props: CheckoutProps) {
  const { state, product, channel, coupon, insideWechat = false, onChannel } = props;
  const styles = stylesOf(checkoutStyles);
  if (state.kind === 'waiting') {
    return (
      <div css={styles.root}>
        <Bill product={product} coupon={coupon} />
        <Waiting state={state} channel={channel} onReopen={props.onReopen} onCheck={props.onCheck} />
      </div>
    );
  }
  if (state.kind === 'loading') {
    return (
      <div css={styles.root} aria-busy>
        <Skeleton lines={2} />
        <Skeleton shape="block" height="9rem" />
      </div>
    );
  }
  const disabled = state.kind === 'creating';
  return (
    <div css={styles.root}>
      <Bill product={product} coupon={coupon} />
      {state.kind === 'ended' ? (
        <Notice tone={state.status === 'failed' ? 'danger' : 'warning'}>
          {state.message ?? copy.ended[state.status]}
        </Notice>
      ) : (
        <>
          {coupon && (
            <Coupon
              coupon={coupon}
              disabled={disabled}
              onCoupon={props.onCoupon}
              onCouponTyped={props.onCouponTyped}
            />
          )}
          <Channels channel={channel} disabled={disabled} insideWechat={insideWechat} onChannel={onChannel} />
        </>
      )}
      {state.kind === 'choosing' && state.error !== undefined && <Notice tone="danger">{state.error}</Notice>}
    </div>
  );
}

function confirmLabel(payable: number | undefined): string {
  if (payable === undefined) return copy.confirmUnknown;
  return payable === 0 ? copy.confirmFree : copy.confirm(formatMoney(payable));
}

/** The buttons of a checkout, the main one last. */
export function CheckoutActions({
  state,
  product,
  coupon,
  cancelLabel = state.kind === 'ended' ? copy.close : copy.cancel,
  onPay,
  onCancel,
}: Pick<CheckoutProps, 'state' | 'product' | 'coupon' | 'onPay' | 'onCancel'> & {
  /** Of the button that leaves the checkout. */
  cancelLabel?: string;
}): ReactNode {
  if (state.kind === 'waiting') return <Button onClick={onCancel}>{copy.stop}</Button>;
  const payable = payableOf(product, coupon);
  const loading = state.kind === 'loading';
  return (
    <>
      <Button disabled={state.kind === 'creating'} onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button
        variant="primary"
        busy={state.kind === 'creating' || loading}
        busyLabel={loading ? copy.couponChecking : copy.creating}
        disabled={coupon?.checking}
        onClick={onPay}
      >
        {state.kind === 'ended' ? copy.again : confirmLabel(payable)}
      </Button>
    </>
  );
}
