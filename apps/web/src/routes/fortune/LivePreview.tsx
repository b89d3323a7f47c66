import { FortunePreview, spokenReading } from '@ziping/ui/screens/fortune/FortunePreview';
import { memo, useDeferredValue, useMemo, useState } from 'react';

import { useAtomValue } from '../../shared/store.ts';
import { readingOf, sameBirth, type BirthValues } from '../../data/birth/reading.ts';
import { useSettled } from '../../features/records/useSettled.ts';
import { locationsAtom } from '../../data/locations.ts';

/** How long the form must rest before its pillars are read aloud, in milliseconds. */
const SPOKEN_AFTER = 1500;

interface LivePreviewProps {
  values: BirthValues;
  onChange: (change: Pick<BirthValues, 'dst_fold'>) => void;
}

const Pillars = memo(function Pillars({ values, onChange }: LivePreviewProps) {
  const regions = useAtomValue(locationsAtom);
  const [openedAt] = useState(() => Date.now());
  const reading = useMemo(() => readingOf(values, regions, openedAt), [values, regions, openedAt]);
  const words = spokenReading(reading);
  const rested = useSettled(words, SPOKEN_AFTER);
  return (
    <FortunePreview
      reading={reading}
      spoken={rested === words ? rested : ''}
      onFold={(dst_fold) => onChange({ dst_fold })}
    />
  );
});

/** The pillars of the form as it stands. What is typed shows first, its pillars in the frame after. */
export default memo(
  function LivePreview({ values, onChange }: LivePreviewProps) {
    return <Pillars values={useDeferredValue(values)} onChange={onChange} />;
  },
  (before, after) => before.onChange === after.onChange && sameBirth(before.values, after.values),
);
