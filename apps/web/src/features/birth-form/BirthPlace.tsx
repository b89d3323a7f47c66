import { zoneOfRegion } from '@ziping/bazi/time/zones';
import { RegionField, type RegionFieldProps } from '@ziping/ui/patterns/RegionField';

import { findPlacePath } from '../../data/birth/places.ts';
import { useRegions } from '../../data/regions.ts';
import { CitySearchField } from './CitySearch.tsx';

interface Place {
  /** Codes of province, city, district; of a city, and of a saved record, only the code of the place. */
  birth_place_values: readonly string[];
  birth_place_labels: readonly string[];
}

interface BirthPlaceProps extends Pick<RegionFieldProps, 'required' | 'error'> {
  /** The values of the form; with `abroad`, outside the mainland, the place is a city. */
  of: Place & { abroad: boolean };
  onChange: (place: Place) => void;
}

/** The place of birth: a region of the mainland or a city elsewhere. */
export default function BirthPlace({ of, ...props }: BirthPlaceProps) {
  if (!of.abroad) return <MainlandRegion values={of.birth_place_values} {...props} />;
  const { error, required, onChange } = props;
  return (
    <CitySearchField
      code={of.birth_place_values.at(-1) ?? ''}
      label={of.birth_place_labels.join(' ')}
      {...{ required, error }}
      onChoose={(city) => onChange({ birth_place_values: [city.code], birth_place_labels: [city.label] })}
    />
  );
}

/** The regions are fetched when it is drawn, which is with true solar time only. */
function MainlandRegion({
  values,
  onChange,
  ...field
}: Omit<BirthPlaceProps, 'of'> & Pick<RegionFieldProps, 'values'>) {
  const { regions, refetch } = useRegions();
  const [code, ...further] = values;
  const isCodeAlone = code !== undefined && further.length === 0;
  const path = isCodeAlone && 'nodes' in regions ? findPlacePath(regions.nodes, code) : [];
  return (
    <RegionField
      {...field}
      regions={
        'nodes' in regions
          ? { ...regions, nodes: regions.nodes.filter((node) => zoneOfRegion(node.code) === 'Asia/Shanghai') }
          : regions
      }
      values={path.length > 0 ? path.map((place) => place.code) : values}
      onRetry={() => void refetch()}
      onChange={(chosen) =>
        onChange({ birth_place_values: chosen.values, birth_place_labels: chosen.labels })
      }
    />
  );
}
