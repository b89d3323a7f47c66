import type { ReactNode } from 'react';
import { RetryNotice } from '../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

/** How a part of a page stands that is loaded by itself. */
export type Part<Data> = { kind: 'loading' } | { kind: 'failed' } | { kind: 'loaded'; data: Data };

interface LoadedPartProps<Data> {
  part: Part<Data>;
  copy: {
    /** Name of the part while it is loading. */
    loading: string;
    failed: string;
    /** Text of the button. */
    retry: string;
  };
  onRetry: () => void;
  children: (data: Data) => ReactNode;
}

/** A part of a page that is loaded by itself, and can be tried again by itself. */
export function LoadedPart<Data>({ part, copy, onRetry, children }: LoadedPartProps<Data>) {
  if (part.kind === 'loaded') return children(part.data);
  if (part.kind === 'failed') {
    return <RetryNotice message={copy.failed} retry={copy.retry} onRetry={onRetry} />;
  }
  return (
    <div role="status" aria-label={copy.loading}>
      <Skeleton lines={2} />
    </div>
  );
}
