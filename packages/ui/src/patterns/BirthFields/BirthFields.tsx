import type { Schema } from '@ziping/api-client/types';
import { memo, type ReactNode } from 'react';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { BirthTimeField, type BirthTimeValues } from '../BirthTimeField/BirthTimeField.tsx';
import { FormSection } from '../FormSection/FormSection.tsx';
import { optionsFromLabels } from '../optionsFromLabels.ts';
import { birthFieldsCopy as copy } from './BirthFields.copy.ts';

type LunarCalendar = Schema<'LunarCalendar'>;

/** The hour of birth, whether the clock was another than that of the mainland, and whether to correct it to true solar time. */
export interface BirthFieldsValues extends BirthTimeValues {
  /** Born outside the Chinese mainland: the place is a city, and is needed with and without true solar time. */
  abroad: boolean;
  use_true_solar_time: boolean;
  calendar_type?: Schema<'CalendarType'>;
  /** Whose lunar calendar; asked for a lunar date of a birth abroad, not on a form without it. */
  lunar_calendar?: LunarCalendar;
  /** Whether hour and minute are a guess; without it the form does not ask. */
  hour_unknown?: boolean;
}

/** Texts that differ from page to page. */
interface BirthFieldsTexts {
  birthTitle: string;
  placeTitle: string;
  trueSolarHint: string;
}

export interface BirthFieldsProps {
  /** The words of the fields. */
  texts: BirthFieldsTexts;
  /** What is entered in the fields. */
  values: BirthFieldsValues;
  /** The date control, e.g. CalendarDateField. */
  date: ReactNode;
  /** Shown below an unknown hour. */
  hours?: ReactNode;
  /** A ClockNotice about this hour. */
  notice?: ReactNode;
  /** The place control: of a birth abroad its city, else shown when true solar time is on. */
  place: ReactNode;
  /** A field was changed, with what it changes to. */
  onChange: (change: Partial<BirthFieldsValues>) => void;
}

interface ChoiceProps extends Pick<BirthFieldsProps, 'onChange'> {
  name: 'use_true_solar_time' | 'hour_unknown';
  label: string;
  hint?: string;
  checked: boolean;
}

const whereabouts = optionsFromLabels(copy.whereabouts);

const Where = memo(function Where({
  abroad,
  onChange,
}: Pick<BirthFieldsValues, 'abroad'> & Pick<BirthFieldsProps, 'onChange'>) {
  return (
    <SegmentedControl
      legend={copy.where}
      options={whereabouts}
      value={abroad ? 'abroad' : 'mainland'}
      onChange={(where) => onChange({ abroad: where === 'abroad' })}
    />
  );
});

const lunarCalendars = optionsFromLabels(copy.lunarCalendars);

const WhoseCalendar = memo(function WhoseCalendar({
  value,
  onChange,
}: { value: LunarCalendar } & Pick<BirthFieldsProps, 'onChange'>) {
  return (
    <SegmentedControl
      legend={copy.lunarCalendar}
      hint={value === 'chinese' ? undefined : copy.lunarCalendarHints[value]}
      options={lunarCalendars}
      value={value}
      onChange={(lunar_calendar) => onChange({ lunar_calendar })}
    />
  );
});

const Choice = memo(function Choice({ name, onChange, ...rest }: ChoiceProps) {
  return <Switch {...rest} onChange={(event) => onChange({ [name]: event.target.checked })} />;
});

/** The two sections of every birth form: time and place. The fields are memoised, so that typing in one does not render the others. */
export function BirthFields({ texts, values, date, hours, notice, place, onChange }: BirthFieldsProps) {
  const { calendar_type, lunar_calendar } = values;
  return (
    <>
      <FormSection title={texts.birthTitle}>
        {date}
        <div>
          <BirthTimeField
            hour={values.hour}
            minute={values.minute}
            hour_mode={values.hour_mode}
            clockOnly={values.use_true_solar_time}
            hint={values.hour_unknown ? copy.hourAssumed : undefined}
            onChange={onChange}
          />
          {values.hour_unknown !== undefined && (
            <Choice
              name="hour_unknown"
              label={copy.hourUnknown}
              checked={values.hour_unknown}
              onChange={onChange}
            />
          )}
          {hours}
        </div>
        {notice}
      </FormSection>
      <FormSection title={texts.placeTitle}>
        <Where abroad={values.abroad} onChange={onChange} />
        {values.abroad && place}
        {lunar_calendar && calendar_type === 'lunar' && (values.abroad || lunar_calendar !== 'chinese') && (
          <WhoseCalendar value={lunar_calendar} onChange={onChange} />
        )}
        <Choice
          name="use_true_solar_time"
          label={copy.trueSolar}
          hint={texts.trueSolarHint}
          checked={values.use_true_solar_time}
          onChange={onChange}
        />
        {!values.abroad && values.use_true_solar_time && place}
      </FormSection>
    </>
  );
}
