import { lazyPart } from '../../shared/lazy.ts';

/** The field for the place of birth of a form, which is loaded by itself. */
export const PlaceOfBirth = lazyPart(() => import('./BirthPlace.tsx'));
