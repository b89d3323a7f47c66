import { Logo } from '../../../primitives/Logo/Logo.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { loadingCopy as copy } from './LoadingScreen.copy.ts';
import { loadingStyles } from './LoadingScreen.styles.ts';

/** Shown until the session is known. */
export function LoadingScreen() {
  const styles = stylesOf(loadingStyles);
  return (
    <div css={styles.root} role="status">
      <span css={styles.seal}>
        <Logo size="3.5rem" />
      </span>
      <p css={styles.label}>{copy.title}</p>
    </div>
  );
}
