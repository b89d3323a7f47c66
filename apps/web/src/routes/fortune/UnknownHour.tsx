import { HourChoice, type HourChoiceProps } from '@ziping/ui/screens/fortune/HourChoice';
import { useMemo, useState } from 'react';

import { useAtomValue } from '../../app/store.ts';
import { hoursOf, type BirthValues } from '../../features/fortune/reading.ts';
import { locationsAtom } from '../../state/locations/locations.ts';

/** The thirteen charts of the form's day, for whoever does not know the hour. */
export default function UnknownHour({
  values,
  assumed,
  onChoose,
}: {
  values: BirthValues;
  assumed: boolean;
  onChoose: HourChoiceProps['onChoose'];
}) {
  const regions = useAtomValue(locationsAtom);
  const [openedAt] = useState(() => Date.now());
  const question = useMemo(() => hoursOf(values, regions, openedAt), [values, regions, openedAt]);
  return <HourChoice question={question} assumed={assumed ? values : null} onChoose={onChoose} />;
}
