import { HourChoice, type HourChoiceProps } from '@ziping/ui/screens/fortune/HourChoice';
import { memo, useDeferredValue, useMemo, useState } from 'react';

import { readHours, sameBirth, type BirthValues } from '../../data/birth/reading.ts';
import { placeCode } from '../../data/birth/clock.ts';
import { useCity } from '../../data/cities.ts';
import { useRegions } from '../../data/regions.ts';

interface UnknownHourProps {
  values: BirthValues;
  onChoose: HourChoiceProps['onChoose'];
}

const Hours = memo(function Hours({ values, onChoose }: UnknownHourProps) {
  const { regions } = useRegions(values.use_true_solar_time);
  const [openedAt] = useState(() => Date.now());
  const city = useCity(placeCode(values));
  const question = useMemo(
    () => readHours(values, regions, openedAt, city),
    [values, regions, openedAt, city],
  );
  return <HourChoice question={question} assumed={values} onChoose={onChoose} />;
});

/** The thirteen charts of the form's day, for an unknown hour; drawn after the input itself. */
export default memo(
  function UnknownHour({ values, onChoose }: UnknownHourProps) {
    return <Hours values={useDeferredValue(values)} onChoose={onChoose} />;
  },
  (before, after) => before.onChoose === after.onChoose && sameBirth(before.values, after.values),
);
