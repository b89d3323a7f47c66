import { unreadable } from '@ziping/api-client/envelope';
import * as v from 'valibot';

export type SchemaOf<Data> = v.GenericSchema<unknown, Data>;

/** The given schema. One that lacks or adds a field or a value of the contract is an error of the type checker. */
export const schemaOf =
  <Data>() =>
  <Given extends SchemaOf<Data>>(schema: Given & ([Data] extends [v.InferOutput<Given>] ? unknown : never)) =>
    schema as Given;

/**
 * An answer that has the shape of the contract.
 * @throws ApiError for any other
 */
export function readAnswer<Output>(schema: v.GenericSchema<unknown, Output>, answer: unknown): Output {
  const { success, output } = v.safeParse(schema, answer);
  if (!success) throw unreadable();
  return output as Output;
}
