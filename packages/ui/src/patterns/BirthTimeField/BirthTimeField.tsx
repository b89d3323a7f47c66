import { memo, useDeferredValue } from 'react';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import { birthTimeCopy as copy, doubleHours } from './BirthTimeField.copy.ts';
import { birthTimeStyles } from './BirthTimeField.styles.ts';
import { stylesOf } from '../../tokens/stylesOf.ts';

/** `plain`: 00时–23时. `traditional`: the named double hours 时辰. */
export type HourMode = 'plain' | 'traditional';

/** The form value of this field. */
export interface BirthTimeValues {
  /** 0–23. */
  hour: number;
  /** 0–59. The choices are 0, 10 … 50 and the current minute. */
  minute: number;
  hour_mode: HourMode;
}

export interface BirthTimeFieldProps extends BirthTimeValues {
  /** A field was changed, with what it changes to. */
  onChange: (change: Partial<BirthTimeValues>) => void;
  /** With true solar time the clock is needed: a double hour chosen here would be corrected into another one. */
  clockOnly?: boolean;
  /** A note about this hour, e.g. that it is a guess. */
  hint?: string | undefined;
}

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: copy.hourOption(hour),
}));
const minutes = [0, 10, 20, 30, 40, 50];
const traditionalHours = doubleHours.map(({ middle, name, period, span }) => ({
  value: String(middle),
  label: `${name} · ${period} ${span}`,
}));
const modes = ['plain', 'traditional'] as const;

/** Hour and minute of birth. Choosing a double hour sets the clock to its middle; the minute can still be changed. */
export const BirthTimeField = memo(function BirthTimeField({
  hour,
  minute,
  hour_mode: chosenMode,
  clockOnly = false,
  onChange,
  hint,
}: BirthTimeFieldProps) {
  const hour_mode = clockOnly ? 'plain' : chosenMode;
  const styles = stylesOf(birthTimeStyles);
  // The list of hours is replaced in a later frame, so that the button responds at once.
  const deferredMode = useDeferredValue(hour_mode);
  const doubleHour = doubleHours.find(({ hours: covered }) => covered.includes(hour));
  return (
    <FieldGroup
      label={copy.label}
      hint={hint ?? hintOf(chosenMode, clockOnly)}
      aside={
        !clockOnly && (
          <span role="group" aria-label={copy.mode} css={styles.modes}>
            {modes.map((value) => (
              <button
                key={value}
                type="button"
                css={styles.mode}
                aria-pressed={value === hour_mode}
                onClick={() => onChange({ hour_mode: value })}
              >
                {copy.modes[value]}
              </button>
            ))}
          </span>
        )
      }
    >
      {deferredMode === 'plain' ? (
        <SelectField
          label={copy.hour}
          hideLabel
          options={hours}
          value={String(hour)}
          onChange={(event) => onChange({ hour: Number(event.target.value) })}
        />
      ) : (
        <span css={styles.wide}>
          <SelectField
            label={copy.hour}
            hideLabel
            options={traditionalHours}
            value={String(doubleHour?.middle ?? 0)}
            onChange={(event) => onChange({ hour: Number(event.target.value), minute: 0 })}
          />
        </span>
      )}
      <SelectField
        label={copy.minute}
        hideLabel
        options={(minutes.includes(minute) ? minutes : [...minutes, minute].sort((a, b) => a - b)).map(
          (value) => ({ value: String(value), label: copy.minuteOption(value) }),
        )}
        value={String(minute)}
        onChange={(event) => onChange({ minute: Number(event.target.value) })}
      />
    </FieldGroup>
  );
});

function hintOf(mode: HourMode, clockOnly: boolean): string | undefined {
  if (mode === 'plain') return undefined;
  return clockOnly ? copy.clockHint : copy.traditionalHint;
}
