import { HourChoice, type HourChoiceProps } from '@ziping/ui/screens/fortune/HourChoice';
import { memo, useDeferredValue, useMemo, useState } from 'react';

import { useAtomValue } from '../../shared/store.ts';
import { hoursOf, sameBirth, type BirthValues } from '../../data/birth/reading.ts';
import { locationsAtom } from '../../data/locations.ts';

interface UnknownHourProps {
  values: BirthValues;
  assumed: boolean;
  onChoose: HourChoiceProps['onChoose'];
}

const Hours = memo(function Hours({ values, assumed, onChoose }: UnknownHourProps) {
  const regions = useAtomValue(locationsAtom);
  const [openedAt] = useState(() => Date.now());
  const question = useMemo(() => hoursOf(values, regions, openedAt), [values, regions, openedAt]);
  return <HourChoice question={question} assumed={assumed ? values : null} onChoose={onChoose} />;
});

/** The thirteen charts of the form's day, for whoever does not know the hour; like the pillars, a frame behind. */
export default memo(
  function UnknownHour({ values, assumed, onChoose }: UnknownHourProps) {
    return (
      <Hours values={useDeferredValue(values)} assumed={useDeferredValue(assumed)} onChoose={onChoose} />
    );
  },
  (before, after) =>
    before.assumed === after.assumed &&
    before.onChoose === after.onChoose &&
    sameBirth(before.values, after.values),
);
