import { FortunePreview, spokenReading } from '@ziping/ui/screens/fortune/FortunePreview';
import { memo, useDeferredValue, useMemo, useState } from 'react';

import { readForm, sameBirth, type BirthValues } from '../../data/birth/reading.ts';
import { placeCode } from '../../data/birth/clock.ts';
import { useCity } from '../../data/cities.ts';
import { useRegions } from '../../data/regions.ts';
import { useDebounced } from '../../shared/useDebounced.ts';

/** How long after the last change a screen reader announces the pillars, in milliseconds. */
const ANNOUNCE_DELAY = 1500;

interface LivePreviewProps {
  values: BirthValues;
  onChange: (change: Pick<BirthValues, 'dst_fold'>) => void;
}

const Pillars = memo(function Pillars({ values, onChange }: LivePreviewProps) {
  const { regions } = useRegions(values.use_true_solar_time);
  const city = useCity(placeCode(values));
  const [openedAt] = useState(() => Date.now());
  const reading = useMemo(() => readForm(values, regions, openedAt, city), [values, regions, openedAt, city]);
  const words = spokenReading(reading);
  const settled = useDebounced(words, ANNOUNCE_DELAY);
  return (
    <FortunePreview
      reading={reading}
      spoken={settled === words ? settled : ''}
      onFold={(dst_fold) => onChange({ dst_fold })}
    />
  );
});

/** The pillars of the form's current values, drawn after the input itself. */
export default memo(
  function LivePreview({ values, onChange }: LivePreviewProps) {
    return <Pillars values={useDeferredValue(values)} onChange={onChange} />;
  },
  (before, after) => before.onChange === after.onChange && sameBirth(before.values, after.values),
);
