import type { Schema } from '@ziping/api-client/types';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { conventionCopy as copy } from './ConventionFields.copy.ts';

/** The conventions on which schools differ. */
export interface ConventionValues {
  zi_convention: Schema<'ZiConvention'>;
  yun_convention: Schema<'YunConvention'>;
  apply_dst: boolean;
}

export interface ConventionFieldsProps {
  /** What is entered in the fields. */
  values: ConventionValues;
  /** A field was changed, with what it changes to. */
  onChange: (change: Partial<ConventionValues>) => void;
}

const options = <Value extends string>(labels: Record<Value, string>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));

const ziOptions = options(copy.zis);
const yunOptions = options(copy.yuns);

/** When the day begins, how the start of luck is computed, and whether summer time is corrected. */
export function ConventionFields({ values, onChange }: ConventionFieldsProps) {
  return (
    <>
      <SegmentedControl
        legend={copy.zi}
        options={ziOptions}
        value={values.zi_convention}
        hint={copy.ziHints[values.zi_convention]}
        onChange={(zi_convention) => onChange({ zi_convention })}
      />
      <SegmentedControl
        legend={copy.yun}
        layout="wrap"
        options={yunOptions}
        value={values.yun_convention}
        hint={copy.yunHints[values.yun_convention]}
        onChange={(yun_convention) => onChange({ yun_convention })}
      />
      <Switch
        label={copy.dst}
        hint={copy.dstHint}
        checked={values.apply_dst}
        onChange={(event) => onChange({ apply_dst: event.target.checked })}
      />
    </>
  );
}
