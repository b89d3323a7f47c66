import { isForeignPlace } from '@ziping/bazi/birth-place';
import { RegionField, type RegionFieldProps } from '@ziping/ui/patterns/RegionField';

import { findPlacePath } from '../../data/birth/places.ts';
import { useRegions } from '../../data/regions.ts';
import { CitySearchField } from './CitySearch.tsx';

interface BirthPlaceProps extends Pick<RegionFieldProps, 'required' | 'error'> {
  /** Codes of province, city, district; of a saved record only the code of its place. */
  values: readonly string[];
  onChange: (place: { birth_place_values: readonly string[]; birth_place_labels: readonly string[] }) => void;
}

/** The place of birth: a region of China or a city abroad. The regions are fetched when it is drawn, which is with true solar time only. */
export default function BirthPlace({ values, onChange, ...field }: BirthPlaceProps) {
  const { regions, refetch } = useRegions();
  const [code, ...further] = values;
  const isCodeAlone = code !== undefined && further.length === 0;
  const path = isCodeAlone && 'nodes' in regions ? findPlacePath(regions.nodes, code) : [];
  return (
    <RegionField
      {...field}
      regions={regions}
      values={path.length > 0 ? path.map((place) => place.code) : values}
      onRetry={() => void refetch()}
      isAbroad={code !== undefined && isForeignPlace(code)}
      abroad={
        <CitySearchField
          code={code ?? ''}
          invalid={field.error !== undefined}
          onChoose={(city) => onChange({ birth_place_values: [city.code], birth_place_labels: [city.label] })}
        />
      }
      onChange={(chosen) =>
        onChange({ birth_place_values: chosen.values, birth_place_labels: chosen.labels })
      }
    />
  );
}
