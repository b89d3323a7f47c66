import { RetryNotice } from '../../primitives/Notice/Notice.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import { regionCopy as copy } from './RegionField.copy.ts';
import { regionStyles } from './RegionField.styles.ts';
import { solarMinutesApart } from './solarMinutesApart.ts';

/** A province, city or district. */
export interface RegionNode {
  code: string;
  name: string;
  /** Degrees, east positive. */
  longitude?: number;
  children?: readonly RegionNode[];
}

/** The regions to choose from. `cached`: stored regions, used because the request failed. */
export type RegionState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; nodes: readonly RegionNode[] }
  | { kind: 'cached'; nodes: readonly RegionNode[]; message: string };

/** Codes and names of the chosen regions, province first; both empty when nothing is chosen. */
export interface RegionChoice {
  values: readonly string[];
  labels: readonly string[];
}

export interface RegionFieldProps {
  /** The regions, or why there are none. */
  regions: RegionState;
  /** Codes of the chosen regions, province first, at most three. */
  values: readonly string[];
  /** A field was changed, with what it changes to. */
  onChange: (choice: RegionChoice) => void;
  /** Asks once more for what failed to load. */
  onRetry: () => void;
  /** Name of the control, shown beside it. */
  label?: string;
  /** An empty value is a fault; marked at the label. */
  required?: boolean;
  /** Help below the control. */
  hint?: string;
  /** Fault of what is entered, announced with the control. */
  error?: string;
}

/** The choices at each level that can be chosen now. */
function levelsOf(nodes: readonly RegionNode[], values: readonly string[]): (readonly RegionNode[])[] {
  const levels: (readonly RegionNode[])[] = [nodes];
  for (const value of values.slice(0, 2)) {
    const children = levels[levels.length - 1]?.find(({ code }) => code === value)?.children;
    if (!children?.length) break;
    levels.push(children);
  }
  return levels;
}

/** Province, city and district. Each select appears after the one before it is chosen. */
export function RegionField({
  regions,
  values,
  onChange,
  onRetry,
  label = copy.label,
  required = true,
  hint,
  error,
}: RegionFieldProps) {
  const styles = stylesOf(regionStyles);

  if (regions.kind === 'loading') {
    return (
      <FieldGroup label={label} required={required} error={error}>
        <p css={styles.loading} role="status">
          <Spinner />
          {copy.loading}
        </p>
      </FieldGroup>
    );
  }
  if (regions.kind === 'failed') {
    return (
      <FieldGroup label={label} required={required} error={error}>
        <RetryNotice message={regions.message} retry={copy.retry} onRetry={onRetry} />
      </FieldGroup>
    );
  }

  const levels = levelsOf(regions.nodes, values);
  const complete = values.length >= levels.length;
  const province = values.length === 1 && regions.nodes.find(({ code }) => code === values[0]);
  const minutes = province ? solarMinutesApart(province) : 0;
  function choose(level: number, code: string) {
    const chosen = [...values.slice(0, level), code];
    onChange({
      values: chosen,
      labels: chosen.map((value, at) => levels[at]?.find((node) => node.code === value)?.name ?? ''),
    });
  }

  return (
    <FieldGroup
      label={label}
      required={required}
      error={error}
      hint={
        regions.kind === 'cached' || minutes ? (
          <span css={styles.warning}>
            {regions.kind === 'cached' && regions.message}
            {minutes > 0 && copy.provinceAlone(minutes)}
          </span>
        ) : (
          hint
        )
      }
    >
      {levels.map((nodes, level) => (
        <SelectField
          key={level}
          label={copy.levels[level]}
          hideLabel
          placeholder={copy.choose[level]}
          options={nodes.map(({ code, name }) => ({ value: code, label: name }))}
          value={values[level] ?? ''}
          // An error marks the missing levels, or all of them when the region is complete.
          aria-invalid={(error !== undefined && (level >= values.length || complete)) || undefined}
          onChange={(event) => choose(level, event.target.value)}
        />
      ))}
    </FieldGroup>
  );
}
