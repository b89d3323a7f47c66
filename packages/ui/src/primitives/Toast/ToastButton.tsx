import type { ComponentProps } from 'react';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { toastStyles } from './Toast.styles.ts';

/** An action of a toast, on the line of its text. */
export function ToastButton(props: ComponentProps<'button'>) {
  return <button type="button" css={stylesOf(toastStyles).button} {...props} />;
}
