import type { ComponentProps, ReactNode } from 'react';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { Link, type LinkProps } from '../Link/Link.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { buttonStyles } from './Button.styles.ts';
import { unavailableButtonProps } from './unavailableButtonProps.ts';

export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const;
export const buttonSizes = ['small', 'medium', 'large'] as const;

interface ButtonOwnProps {
  /** `primary`: once per screen. `danger`: an action that cannot be undone. */
  variant?: (typeof buttonVariants)[number];
  size?: (typeof buttonSizes)[number];
  /** As wide as its container. */
  block?: boolean;
  /** Thin-stroke icon before the label. */
  icon?: ReactNode;
}

type NativeButtonProps = ButtonOwnProps &
  ComponentProps<'button'> & {
    /** The action is running: a spinner, and presses are ignored. The button keeps the focus. */
    busy?: boolean;
    /** Replaces the label while busy: 发送中. */
    busyLabel?: string;
    /** Cannot be pressed for now because of its own press: as `disabled`, but it keeps the focus. */
    unavailable?: boolean;
    href?: undefined;
  };

type LinkButtonProps = ButtonOwnProps & Omit<LinkProps, 'variant'>;

export type ButtonProps = NativeButtonProps | LinkButtonProps;

const isLink = (props: ButtonProps): props is LinkButtonProps => props.href !== undefined;

/** A button, or with `href` a link that looks like one. `type` defaults to `button`. */
export function Button(props: ButtonProps) {
  const styles = stylesOf(buttonStyles);
  const { variant = 'secondary', size = 'medium', block = false, icon } = props;
  const buttonCss = [styles.root, styles[variant], styles[size], block && styles.block];

  if (isLink(props)) {
    const { variant: _variant, size: _size, block: _block, icon: _icon, children, ...rest } = props;
    return (
      <Link variant="plain" css={buttonCss} {...rest}>
        {icon}
        {children}
      </Link>
    );
  }

  const {
    variant: _variant,
    size: _size,
    block: _block,
    icon: _icon,
    busy = false,
    busyLabel,
    unavailable = false,
    disabled,
    type = 'button',
    children,
    ...rest
  } = props;
  return (
    <button
      type={type}
      disabled={disabled && !busy}
      css={buttonCss}
      {...rest}
      aria-busy={busy || undefined}
      {...((busy || unavailable) && unavailableButtonProps)}
    >
      {busy ? <Spinner /> : icon}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}
