import { X } from 'lucide-react';
import {
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { dialogCopy as copy } from './Dialog.copy.ts';
import { dialogStyles } from './Dialog.styles.ts';

export const dialogSizes = ['small', 'medium', 'large'] as const;

/**
 * How long after its opening a dialog takes no press of its overlay, in milliseconds: the second half of a double press
 * on the button that opened it. The longest double click of the systems is as long.
 */
const DOUBLE_PRESS = 500;

export interface DialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Heading. */
  title: ReactNode;
  /** Called by Escape, the close button and a click on the overlay. The caller sets `open`. */
  onClose: () => void;
  /** Content. */
  children?: ReactNode;
  /** The buttons, the main one last. */
  footer?: ReactNode;
  /** How wide it is. */
  size?: (typeof dialogSizes)[number];
  /** False while an action must not be interrupted: no close button; Escape and the overlay do nothing. */
  dismissible?: boolean;
}

/** A native modal dialog: a bottom sheet on phones, centred elsewhere. Closing returns the focus. */
export function Dialog({
  open,
  title,
  onClose,
  children,
  footer,
  size = 'small',
  dismissible = true,
}: DialogProps) {
  const styles = stylesOf(dialogStyles);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownAt = useRef(0);
  /** Whether the press under way began on the overlay, and not with what opened the dialog. */
  const overlayPressed = useRef(false);

  function show() {
    dialog.current?.showModal();
    shownAt.current = performance.now();
    overlayPressed.current = false;
    // The browser would focus the close button; screen readers should read the title first.
    heading.current?.focus();
  }

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    show();
    return () => element.close();
  }, [open]);

  function handleCancel(event: SyntheticEvent) {
    // Only the caller closes it; otherwise its state would differ from `open`.
    event.preventDefault();
    if (dismissible) onClose();
  }

  /** The browser lets no page cancel Escape again and again, and then closes the dialog without asking. */
  function handleClose() {
    if (open && !dialog.current?.open) show();
  }

  function handlePointerDown(event: PointerEvent) {
    const late = performance.now() - shownAt.current > DOUBLE_PRESS;
    overlayPressed.current = late && event.target === dialog.current;
  }

  /** A press that began elsewhere, such as a selection of text that ends outside, does not close it either. */
  function handleClick(event: MouseEvent) {
    if (dismissible && overlayPressed.current && event.target === dialog.current) onClose();
  }

  /** The second half of a double press meets no button of the dialog that has appeared under it. */
  function handleClickCapture(event: MouseEvent) {
    if (event.detail < 2 || performance.now() - shownAt.current > DOUBLE_PRESS) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      css={[styles.root, styles[size]]}
      onCancel={handleCancel}
      onClose={handleClose}
      onPointerDown={handlePointerDown}
      onClickCapture={handleClickCapture}
      onClick={handleClick}
    >
      {open && (
        <>
          <header css={styles.head}>
            <h2 ref={heading} tabIndex={-1} id={titleId} css={styles.title}>
              {title}
            </h2>
            {dismissible && <IconButton label={copy.close} icon={<X />} onClick={onClose} />}
          </header>
          <div css={styles.body}>{children}</div>
          {footer && <footer css={styles.foot}>{footer}</footer>}
        </>
      )}
    </dialog>
  );
}
