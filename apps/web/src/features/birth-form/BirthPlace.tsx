import { zoneOfRegion } from '@ziping/bazi/time/zones';
import { RegionField, type RegionFieldProps } from '@ziping/ui/patterns/RegionField';

import { findPlacePath } from '../../data/birth/places.ts';
import { useRegions } from '../../data/regions.ts';
import { CitySearchField } from './CitySearch.tsx';

interface BirthPlaceProps extends Pick<RegionFieldProps, 'required' | 'error'> {
  /** Outside the mainland: the place is a city. */
  abroad: boolean;
  /** Codes of province, city, district; of a city, and of a saved record, only the code of the place. */
  values: readonly string[];
  labels: readonly string[];
  onChange: (place: { birth_place_values: readonly string[]; birth_place_labels: readonly string[] }) => void;
}

/** The place of birth: a region of the mainland or a city elsewhere. */
export default function BirthPlace({ abroad, labels, ...props }: BirthPlaceProps) {
  const { values, error, required, onChange } = props;
  if (!abroad) return <MainlandRegion {...props} />;
  return (
    <CitySearchField
      code={values.at(-1) ?? ''}
      label={labels.join(' ')}
      {...{ required, error }}
      onChoose={(city) => onChange({ birth_place_values: [city.code], birth_place_labels: [city.label] })}
    />
  );
}

/** The regions are fetched when it is drawn, which is with true solar time only. */
function MainlandRegion({ values, onChange, ...field }: Omit<BirthPlaceProps, 'abroad' | 'labels'>) {
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
