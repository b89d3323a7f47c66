import { RegionField, type RegionFieldProps } from '@ziping/ui/patterns/RegionField';
import { memo, useEffect } from 'react';

import { useAtomValue } from '../../shared/store.ts';
import { loadLocations, locationsAtom } from '../../data/locations.ts';
import { askRegions } from '../../data/birth/calls.ts';
import { wayTo } from '../../data/birth/places.ts';

const fetchRegions = () => loadLocations(askRegions, Date.now());

interface BirthPlaceProps extends Pick<RegionFieldProps, 'required' | 'error'> {
  /** Codes of province, city, district; of a place kept earlier, its own code alone. */
  values: readonly string[];
  onChange: (place: { birth_place_values: readonly string[]; birth_place_labels: readonly string[] }) => void;
}

/** The place of birth: asked for with true solar time only, and so fetched only then. */
export default memo(function BirthPlace({ values, onChange, ...field }: BirthPlaceProps) {
  const regions = useAtomValue(locationsAtom);
  useEffect(() => void fetchRegions(), []);
  const [code, ...further] = values;
  const known = code !== undefined && further.length === 0 && 'nodes' in regions;
  const way = known ? wayTo(regions.nodes, code) : [];
  return (
    <RegionField
      {...field}
      regions={regions}
      values={way.length > 0 ? way.map((place) => place.code) : values}
      onRetry={() => void fetchRegions()}
      onChange={(chosen) =>
        onChange({ birth_place_values: chosen.values, birth_place_labels: chosen.labels })
      }
    />
  );
});
