import { memo, type ReactNode } from 'react';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { BirthTimeField, type BirthTimeValues } from '../BirthTimeField/BirthTimeField.tsx';
import { FormSection } from '../FormSection/FormSection.tsx';
import { birthFieldsCopy as copy } from './BirthFields.copy.ts';

/** A birth's hour, and whether the sun of its place corrects it. */
export interface BirthFieldsValues extends BirthTimeValues {
  use_true_solar_time: boolean;
}

/** What every page says in its own words. */
interface BirthFieldsTexts {
  birthTitle: string;
  placeTitle: string;
  trueSolarHint: string;
}

export interface BirthFieldsProps {
  texts: BirthFieldsTexts;
  values: BirthFieldsValues;
  /** Asks for the date: in the selects of a calendar, or however the page does. */
  date: ReactNode;
  /** What the calendar says about this very hour. */
  hourHint?: string | undefined;
  /** Further help with the hour, right below it. */
  belowHour?: ReactNode;
  /** What the clock did at that hour. */
  notice?: ReactNode;
  /** Asks for the place; shown where true solar time is wanted. */
  place: ReactNode;
  onChange: (change: Partial<BirthFieldsValues>) => void;
}

const TrueSolar = memo(function TrueSolar({
  hint,
  checked,
  onChange,
}: {
  hint: string;
  checked: boolean;
  onChange: BirthFieldsProps['onChange'];
}) {
  return (
    <Switch
      label={copy.trueSolar}
      hint={hint}
      checked={checked}
      onChange={(event) => onChange({ use_true_solar_time: event.target.checked })}
    />
  );
});

/** When and where: the two parts of every form that asks for a birth. A key pressed in one field draws no other. */
export function BirthFields({
  texts,
  values,
  date,
  hourHint,
  belowHour,
  notice,
  place,
  onChange,
}: BirthFieldsProps) {
  return (
    <>
      <FormSection title={texts.birthTitle}>
        {date}
        <div>
          <BirthTimeField
            hour={values.hour}
            minute={values.minute}
            hour_mode={values.hour_mode}
            hint={hourHint}
            onChange={onChange}
          />
          {belowHour}
        </div>
        {notice}
      </FormSection>
      <FormSection title={texts.placeTitle}>
        <TrueSolar hint={texts.trueSolarHint} checked={values.use_true_solar_time} onChange={onChange} />
        {values.use_true_solar_time && place}
      </FormSection>
    </>
  );
}
