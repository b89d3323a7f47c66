import type { RegionFieldProps } from '@ziping/ui/patterns/RegionField';
import { Suspense } from 'react';

import { lazy } from '../../shared/lazy.ts';

const BirthPlace = lazy(() => import('./BirthPlace.tsx'));

interface Place {
  birth_place_values: readonly string[];
  birth_place_labels: readonly string[];
}

interface PlaceOfBirthProps extends Pick<RegionFieldProps, 'required' | 'error'> {
  /** The values of the form. */
  of: Place & { abroad: boolean };
  onChange: (place: Place) => void;
}

/** The field for the place of birth of a form, which is loaded by itself. */
export const PlaceOfBirth = ({ of, ...props }: PlaceOfBirthProps) => (
  <Suspense>
    <BirthPlace abroad={of.abroad} values={of.birth_place_values} labels={of.birth_place_labels} {...props} />
  </Suspense>
);
