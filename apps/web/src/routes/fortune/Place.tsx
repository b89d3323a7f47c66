import { RegionField } from '@ziping/ui/patterns/RegionField';
import { useEffect } from 'react';

import { useAtomValue } from '../../app/store.ts';
import { askRegions } from '../../features/fortune/calls.ts';
import { loadLocations, locationsAtom } from '../../state/locations/locations.ts';

const fetchRegions = () => loadLocations(askRegions, Date.now());

interface PlaceProps {
  values: readonly string[];
  error: string | undefined;
  onChange: (place: { birth_place_values: readonly string[]; birth_place_labels: readonly string[] }) => void;
}

/** The place of birth: asked for with true solar time only, and so fetched only then. */
export default function Place({ values, error, onChange }: PlaceProps) {
  const regions = useAtomValue(locationsAtom);
  useEffect(() => void fetchRegions(), []);
  return (
    <RegionField
      regions={regions}
      values={values}
      error={error}
      onRetry={() => void fetchRegions()}
      onChange={(chosen) =>
        onChange({ birth_place_values: chosen.values, birth_place_labels: chosen.labels })
      }
    />
  );
}
