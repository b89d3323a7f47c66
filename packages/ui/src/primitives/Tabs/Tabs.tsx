import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { tabsStyles } from './Tabs.styles.ts';

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** Accessible name of the list of tabs. */
  label: string;
  /** The tabs in their order. */
  items: readonly TabItem<Value>[];
  /** The chosen tab. */
  value: Value;
  /** Another tab was chosen. */
  onChange: (value: Value) => void;
  /** The content of the chosen tab. Without it the tabs control content elsewhere. */
  children?: ReactNode;
  /** The tabs share the full width equally. */
  fullWidth?: boolean;
}

const nextIndex: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Tabs with a single Tab stop; the arrow keys, Home and End select. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onChange,
  children,
  fullWidth = false,
}: TabsProps<Value>) {
  const styles = stylesOf(tabsStyles);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panelId = children === undefined ? undefined : `${id}-panel`;

  function handleKeyDown(event: KeyboardEvent) {
    const step = nextIndex[event.key];
    const at = items.findIndex((item) => item.value === value);
    if (!step || at < 0) return;
    event.preventDefault();
    const next = step(at, items.length);
    const item = items[next];
    if (!item) return;
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
    onChange(item.value);
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        css={[styles.list, fullWidth && styles.fullWidth]}
        onKeyDown={handleKeyDown}
      >
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={item.value === value ? panelId : undefined}
            tabIndex={item.value === value ? 0 : -1}
            css={styles.tab}
            onClick={() => onChange(item.value)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {panelId && (
        <div role="tabpanel" id={panelId} aria-labelledby={`${id}-${value}`} tabIndex={0}>
          {children}
        </div>
      )}
    </>
  );
}
