import { type Call, type DataOf, envelope, unreadable } from './envelope.ts';

/** A schema of the contract, as `schemas` has it: the keywords of JSON Schema that openapi.yaml uses in answers. */
interface JsonSchema {
  $ref?: () => JsonSchema;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  pattern?: string;
  format?: 'date-time';
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  required?: readonly string[];
  properties?: Readonly<Record<string, JsonSchema>>;
  allOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  default?: unknown;
  /** A field with a value that breaks the schema counts as missing. */
  'x-lenient'?: boolean;
}

/** The schema of a value of the type `Data`. */
export interface AnswerSchema<Data> extends JsonSchema {
  /** Exists for the type checker only. */
  data?: Data;
}

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

const isWithin = (size: number, least = -Infinity, most = Infinity) => size >= least && size <= most;

function hasFields({ properties = {}, required = [] }: JsonSchema, object: Record<string, unknown>): boolean {
  for (const [name, schema] of Object.entries(properties)) {
    const optional = 'default' in schema || !required.includes(name);
    if (optional && object[name] === null && !matches(schema, null)) delete object[name];
    if (schema['x-lenient'] && !matches(schema, object[name])) delete object[name];
    if (object[name] === undefined && 'default' in schema) object[name] = structuredClone(schema.default);
    if (object[name] !== undefined && !matches(schema, object[name])) return false;
  }
  return required.every((name) => object[name] !== undefined);
}

/**
 * Whether a value is as the contract says. Missing fields with a default are filled in, and unreadable ones that the
 * contract marks `x-lenient` removed, in the value itself; null counts as missing where the contract has a field that
 * may be missing and not be null; fields that the contract does not name stay.
 */
export function matches<Data>(schema: AnswerSchema<Data>, value: unknown): value is Data {
  const { $ref, type, items, allOf = [], oneOf } = schema;
  const actual = typeOf(value);
  return (
    (!$ref || matches($ref(), value)) &&
    (!type ||
      [type].flat().some((name) => (name === 'integer' ? Number.isInteger(value) : name === actual))) &&
    (!schema.enum || schema.enum.includes(value)) &&
    (typeof value !== 'number' || isWithin(value, schema.minimum, schema.maximum)) &&
    (typeof value !== 'string' ||
      (isWithin([...value].length, schema.minLength, schema.maxLength) &&
        (!schema.pattern || new RegExp(schema.pattern, 'u').test(value)) &&
        (!schema.format || !Number.isNaN(Date.parse(value))))) &&
    (!Array.isArray(value) ||
      (isWithin(value.length, schema.minItems, schema.maxItems) &&
        (!items || value.every((item) => matches(items, item))))) &&
    (actual !== 'object' || hasFields(schema, value as Record<string, unknown>)) &&
    allOf.every((part) => matches(part, value)) &&
    (!oneOf || oneOf.filter((part) => matches(part, value)).length === 1)
  );
}

/** The answer, if it is as the contract says. @throws ApiError for any other */
export function readAnswer<Data>(schema: AnswerSchema<Data>, answer: unknown): Data {
  if (!matches(schema, answer)) throw unreadable();
  return answer;
}

/**
 * The data of a successful answer.
 *
 * @throws ApiError for every other outcome, and for data that is not as the contract says; an aborted signal's own reason
 */
export async function unwrap<Body>(
  call: Call<Body>,
  schema: AnswerSchema<DataOf<Body>>,
): Promise<DataOf<Body>> {
  return readAnswer(schema, ((await envelope(call)) as { data?: unknown }).data);
}
