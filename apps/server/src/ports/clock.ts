/** The service's only source of the current time. */
export interface Clock {
  now(): Date;
}
