import {
  FortunePreview,
  spokenReading,
  type FortunePreviewProps,
} from '@ziping/ui/screens/fortune/FortunePreview';
import { useDeferredValue, useMemo, useState } from 'react';

import { useAtomValue } from '../../app/store.ts';
import { readingOf, type BirthValues } from '../../features/fortune/reading.ts';
import { useSettled } from '../../features/records/useSettled.ts';
import { locationsAtom } from '../../state/locations/locations.ts';

/** How long the form must rest before its pillars are read aloud, in milliseconds. */
const SPOKEN_AFTER = 1500;

/** The pillars of the form as it stands. What is typed shows first, its pillars in the frame after. */
export default function LivePreview({
  values,
  onFold,
}: { values: BirthValues } & Pick<FortunePreviewProps, 'onFold'>) {
  const regions = useAtomValue(locationsAtom);
  const [openedAt] = useState(() => Date.now());
  const typed = useDeferredValue(values);
  const reading = useMemo(() => readingOf(typed, regions, openedAt), [typed, regions, openedAt]);
  const words = spokenReading(reading);
  const rested = useSettled(words, SPOKEN_AFTER);
  return <FortunePreview reading={reading} spoken={rested === words ? rested : ''} onFold={onFold} />;
}
