import { messageOf } from '@ziping/api-client/envelope';
import {
  CityField,
  type CityFieldProps,
  type CityOption,
  type CitySearch,
} from '@ziping/ui/patterns/CityField';
import { useState } from 'react';

import { useCity, useCitySearch } from '../../data/cities.ts';
import { useDebounced } from '../../shared/useDebounced.ts';

/** How long after the last key the service is asked, in milliseconds. */
const DELAY = 300;

const FAILED = '查找城市失败';

interface CitySearchFieldProps extends Pick<CityFieldProps, 'required' | 'error'> {
  /** Code of the chosen city; empty for none. */
  code: string;
  /** Its name, where the form knows it. */
  label: string;
  onChoose: (city: CityOption) => void;
}

/** The search for a city outside the mainland. */
export function CitySearchField({ code, label, required, error: invalid, onChoose }: CitySearchFieldProps) {
  const [query, setQuery] = useState('');
  const text = query.trim();
  const settled = useDebounced(text, DELAY);
  const { data, error, isFetching, refetch } = useCitySearch(settled);
  const city = useCity(code);

  function searchState(): CitySearch {
    if (text === '') return { kind: 'idle' };
    if (text !== settled || isFetching) return { kind: 'searching' };
    if (error) return { kind: 'failed', message: messageOf(error, FAILED) };
    return data
      ? { kind: 'found', query: text, cities: data.items, total: data.total }
      : { kind: 'searching' };
  }

  return (
    <CityField
      chosen={city?.label ?? label}
      query={query}
      search={searchState()}
      required={required}
      error={invalid}
      onQueryChange={(change) => setQuery(change.query)}
      onChoose={(chosen) => {
        setQuery('');
        onChoose(chosen);
      }}
      onRetry={() => void refetch()}
    />
  );
}
