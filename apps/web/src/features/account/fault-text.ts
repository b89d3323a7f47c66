import type { Fault } from '../../shared/attempt.ts';

/**
 * What is said of a call made without a text of its own: the service's words, else one text for a refusal and
 * another for a service that could not be asked.
 */
export const faultText = ({ message, broken }: Fault, refused: string, unasked = refused): string =>
  message || (broken ? unasked : refused);
