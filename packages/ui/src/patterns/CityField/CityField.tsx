import { Search } from 'lucide-react';
import { RetryNotice } from '../../primitives/Notice/Notice.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { stylesOf } from '../../tokens/stylesOf.ts';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import { cityCopy as copy } from './CityField.copy.ts';
import { cityStyles } from './CityField.styles.ts';

/** A city abroad. */
export interface CityOption {
  code: string;
  /** In Chinese, where it has a Chinese name. */
  name: string;
  /** In English or its own language. */
  native_name: string;
  /** First division of the country; may be empty. */
  division: string;
  country: string;
  /** Its name in a record. */
  label: string;
}

/** What is known of the cities with the name typed. */
export type CitySearch =
  | { kind: 'idle' }
  | { kind: 'searching' }
  /** `total` counts those beyond the list as well. */
  | { kind: 'found'; query: string; cities: readonly CityOption[]; total: number }
  | { kind: 'failed'; message: string };

export interface CityFieldProps {
  /** Label of the chosen city; empty when none is chosen. */
  chosen: string;
  /** The name that is searched for. */
  query: string;
  /** What was found, or that it is being searched. */
  search: CitySearch;
  /** An empty value is a fault; marked at the label. */
  required?: boolean;
  /** Fault of what is entered, announced with the control. */
  error?: string | undefined;
  /** What is searched for was typed. */
  onQueryChange: (change: { query: string }) => void;
  /** A city was chosen. */
  onChoose: (city: CityOption) => void;
  /** Asks once more for what failed to load. */
  onRetry: () => void;
}

/** The city of a birth outside the mainland, found by a part of its name. */
export function CityField({
  chosen,
  query,
  search,
  required = true,
  error,
  onQueryChange,
  onChoose,
  onRetry,
}: CityFieldProps) {
  const styles = stylesOf(cityStyles);
  return (
    <FieldGroup label={copy.label} required={required} error={error}>
      <div css={styles.root}>
        {chosen !== '' && <p css={styles.chosen}>{copy.chosen(chosen)}</p>}
        <TextField
          label={copy.search}
          hideLabel
          type="search"
          leading={<Search aria-hidden="true" />}
          placeholder={copy.placeholder}
          autoComplete="off"
          maxLength={60}
          value={query}
          aria-invalid={(error !== undefined && chosen === '') || undefined}
          onChange={(event) => onQueryChange({ query: event.target.value })}
          // The form must not be sent by the key that ends a search.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <div role="status">
          {search.kind === 'searching' && (
            <p css={styles.status}>
              <Spinner />
              {copy.searching}
            </p>
          )}
          {search.kind === 'found' && search.cities.length === 0 && (
            <p css={styles.status}>{copy.none(search.query)}</p>
          )}
          {search.kind === 'found' && search.total > search.cities.length && (
            <p css={styles.status}>{copy.more(search.cities.length)}</p>
          )}
        </div>
        {search.kind === 'failed' && (
          <RetryNotice message={search.message} retry={copy.retry} onRetry={onRetry} />
        )}
        {search.kind === 'found' && search.cities.length > 0 && (
          <ul css={styles.list} aria-label={copy.results}>
            {search.cities.map((city) => (
              <li key={city.code}>
                <button type="button" css={styles.city} onClick={() => onChoose(city)}>
                  <span>{city.name}</span>
                  <span css={styles.around}>{describe(city)}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </FieldGroup>
  );
}

/** What tells a city from others of its name, without repeating it. */
function describe({ name, native_name, division, country }: CityOption): string {
  const parts = [native_name, division, country].filter((part) => part !== '' && part !== name);
  return [...new Set(parts)].join('，');
}
