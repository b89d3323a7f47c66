import { stylesOf } from '../../tokens/stylesOf.ts';
import { qrCodeStyles } from './QrCode.styles.ts';

/** Light modules around the code, as the standard asks for. */
const QUIET_ZONE = 4;

export interface QrCodeProps {
  /** The rows of modules without the quiet zone; true is dark. */
  modules: readonly (readonly boolean[])[];
  /** What scanning it leads to. */
  label: string;
}

/** A QR code as one path. */
export function QrCode({ modules, label }: QrCodeProps) {
  const styles = stylesOf(qrCodeStyles);
  const path = modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z` : '')))
    .join('');
  const side = modules.length + 2 * QUIET_ZONE;
  return (
    <svg css={styles.root} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
