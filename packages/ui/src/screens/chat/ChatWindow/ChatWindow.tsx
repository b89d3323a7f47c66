import { Maximize2, MessagesSquare, Minimize2, X } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isCloseKey } from '../../../patterns/inputKeys.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TipButton, Tips } from '../../../primitives/Tips/Tips.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { chatWindowCopy as copy } from './ChatWindow.copy.ts';
import { chatWindowStyles } from './ChatWindow.styles.ts';
import { useReadingOn } from './useReadingOn.ts';
import { fit, INITIAL_SIZE, type Size, sizeAfterKey } from './size.ts';

/** On a phone `normal` fills the screen too. */
export type ChatWindowState = 'closed' | 'normal' | 'full';

export interface ChatWindowProps {
  /** Closed, in a corner or over the whole screen. */
  state: ChatWindowState;
  /** The window was closed, opened or made larger. */
  onState: (event: { state: ChatWindowState }) => void;
  /** The thread; not drawn while the window is closed. */
  children: ReactNode;
}

const isPhone = () => window.matchMedia?.('(max-width: 767.98px)').matches ?? false;

const roomOf = (): Size => ({ width: window.innerWidth, height: window.innerHeight });

/**
 * A conversation that floats over a page: a button, a window that can be resized, or the whole screen. The button is away
 * while one scrolls on, and back at the end, where the page leaves room for it.
 */
export function ChatWindow({ state, onState, children }: ChatWindowProps) {
  const styles = stylesOf(chatWindowStyles);
  const [size, setSize] = useState(INITIAL_SIZE);
  const readingOn = useReadingOn();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  /** Where the corner was taken, and the size then. */
  const grip = useRef<{ x: number; y: number; size: Size } | null>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || state === 'closed') return;
    // Over the whole screen nothing else can be reached; beside the page both can.
    const focused = element.contains(document.activeElement) ? document.activeElement : heading.current;
    if (state === 'full' || isPhone()) element.showModal();
    else element.open = true;
    if (focused instanceof HTMLElement) focused.focus();
    return () => {
      // Without `close`, because that would move the focus.
      if (element.matches(':modal')) element.close();
      element.open = false;
    };
  }, [state]);

  useEffect(() => {
    if (wasOpen.current && state === 'closed') opener.current?.focus();
    wasOpen.current = state !== 'closed';
  }, [state]);

  function leave() {
    onState({ state: state === 'full' && !isPhone() ? 'normal' : 'closed' });
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // A dialog of the thread closes by itself.
    if (event.target instanceof Element && event.target.closest('dialog') !== dialog.current) return;
    // The browser would close a modal dialog by itself, also by a key of the input method.
    event.preventDefault();
    if (isCloseKey(event.nativeEvent)) leave();
  }

  function resizeByKey(event: KeyboardEvent) {
    const next = sizeAfterKey(size, event.key);
    if (!next) return;
    event.preventDefault();
    setSize(fit(next, roomOf()));
  }

  function take(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, y: event.clientY, size };
  }

  function move(event: PointerEvent) {
    if (!grip.current) return;
    const { x, y, size: before } = grip.current;
    setSize(
      fit({ width: before.width + x - event.clientX, height: before.height + y - event.clientY }, roomOf()),
    );
  }

  function release() {
    grip.current = null;
  }

  return (
    <>
      {state === 'closed' && (
        <div css={styles.opener} data-away={readingOn || undefined}>
          <Button
            ref={opener}
            variant="primary"
            icon={<MessagesSquare />}
            onClick={() => onState({ state: 'normal' })}
          >
            {copy.open}
          </Button>
        </div>
      )}
      <dialog
        ref={dialog}
        css={styles.root}
        data-state={state}
        aria-labelledby="chat-window-title"
        style={{ '--width': `${size.width}px`, '--height': `${size.height}px` } as CSSProperties}
        onKeyDown={handleKeyDown}
        onCancel={(event) => {
          if (event.target !== dialog.current) return;
          event.preventDefault();
          leave();
        }}
      >
        {state !== 'closed' && (
          <>
            <header css={styles.head}>
              {state === 'normal' && (
                <button
                  type="button"
                  css={styles.grip}
                  aria-label={copy.resize}
                  aria-description={copy.resizeHint}
                  onKeyDown={resizeByKey}
                  onPointerDown={take}
                  onPointerMove={move}
                  onPointerUp={release}
                  onPointerCancel={release}
                />
              )}
              <h2 ref={heading} tabIndex={-1} id="chat-window-title">
                {copy.windowTitle}
              </h2>
              <Tips>
                {state === 'full' ? (
                  <TipButton
                    css={styles.wide}
                    label={copy.normal}
                    icon={<Minimize2 />}
                    onClick={() => onState({ state: 'normal' })}
                  />
                ) : (
                  <TipButton
                    css={styles.wide}
                    label={copy.full}
                    icon={<Maximize2 />}
                    onClick={() => onState({ state: 'full' })}
                  />
                )}
                <TipButton label={copy.close} icon={<X />} onClick={() => onState({ state: 'closed' })} />
              </Tips>
            </header>
            <div css={styles.body}>{children}</div>
          </>
        )}
      </dialog>
    </>
  );
}
