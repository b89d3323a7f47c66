/** What of an answer the documents name, and what of it may be missing or null. For tests. */
import { answerOf, contract, type Json, operations, type PlacedOperation } from './contract.ts';

type Schema = Record<string, Json>;
type Path = (string | number)[];

/** A field of an answer. */
export interface Field {
  path: Path;
  /** The contract has added it to the documents. */
  assumed: boolean;
  /** The contract lets it be missing. */
  optional: boolean;
  /** The contract lets it be null. */
  nullable: boolean;
}

function resolved(schema: Schema): Schema {
  const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined;
  return name === undefined ? schema : { ...resolved(contract.components.schemas[name] ?? {}), ...schema };
}

const schemasOf = (list: Json | undefined): Schema[] => ((list ?? []) as Schema[]).map(resolved);

function allowsNull(schema: Schema): boolean {
  const { type = [], oneOf } = resolved(schema);
  return [type].flat().includes('null') || schemasOf(oneOf).some(allowsNull);
}

/** Whether an object is what an alternative describes: its constants are equal and it lacks nothing. */
function fits(alternative: Schema, object: Schema): boolean {
  const properties = (alternative['properties'] ?? {}) as Record<string, Schema>;
  return ((alternative['required'] ?? []) as string[]).every((name) => {
    const { const: constant, enum: values } = properties[name] ?? {};
    const known = constant === undefined ? (values as Json[] | undefined) : [constant];
    return name in object && (!known || known.includes(object[name] ?? null));
  });
}

/** The parts of a schema that say something about an object. */
function partsOf(given: Schema, object: Schema): Schema[] {
  const schema = resolved(given);
  const chosen = schemasOf(schema['oneOf']).find((alternative) => fits(alternative, object));
  return [
    schema,
    ...schemasOf(schema['allOf']).flatMap((part) => partsOf(part, object)),
    ...(chosen ? partsOf(chosen, object) : []),
  ];
}

/**
 * The fields of a value, outer ones first; of a list those of every item.
 * @param ours the documents do not show this value at all: it is there as a whole or not at all
 */
export function fieldsOf(schema: Schema, value: Json, path: Path = [], ours = false): Field[] {
  if (Array.isArray(value)) {
    const items = (resolved(schema)['items'] ?? {}) as Schema;
    return value.flatMap((item, index) => fieldsOf(items, item, [...path, index], ours));
  }
  if (value === null || typeof value !== 'object') return [];
  const parts = partsOf(schema, value);
  const properties = Object.assign({}, ...parts.map((part) => part['properties'])) as Record<string, Schema>;
  const required = parts.flatMap((part) => (part['required'] ?? []) as string[]);
  return Object.entries(value).flatMap(([name, inner]) => {
    const property = properties[name];
    if (!property) return [];
    const place = [...path, name];
    const added = resolved(property)['x-assumed'] === true;
    const whole = place.join() === 'data';
    const field: Field = {
      path: place,
      assumed: added && !ours && !whole,
      optional: 'default' in property || !required.includes(name),
      nullable: allowsNull(property),
    };
    return [field, ...fieldsOf(property, inner, place, ours || added)];
  });
}

/** A copy of a value with another value at a place; `undefined` removes it. */
export function withValue(value: Json, [key, ...rest]: Path, next: Json | undefined): Json {
  const copy = structuredClone(value) as Record<string | number, Json>;
  if (key === undefined) return value;
  const inner = copy[key];
  if (inner === undefined) return copy as Json;
  if (rest.length > 0) copy[key] = withValue(inner, rest, next);
  else if (next === undefined) delete copy[key];
  else copy[key] = next;
  return copy as Json;
}

/** What the documents name of a value. */
export function documentedOnly(schema: Schema, value: Json): Json {
  return fieldsOf(schema, value)
    .filter(({ assumed }) => assumed)
    .reduce((rest, { path }) => withValue(rest, path, undefined), value);
}

/** A success among the examples of an operation. */
export interface Success {
  name: string;
  schema: Schema;
  body: Json;
}

/** The successes among the JSON examples of an operation. */
export function successesOf(call: PlacedOperation): Success[] {
  const { schema, examples = {} } = answerOf(call, '200')?.answer.content?.['application/json'] ?? {};
  return Object.entries(examples).flatMap(([name, { value }]) =>
    schema && (value as Schema)['code'] === 0 ? [{ name, schema, body: value }] : [],
  );
}

/** The operation that a request calls, and the first success among its examples; undefined where there is none. */
export function firstAnswerTo({ method, url }: Request): (Success & { operationId: string }) | undefined {
  const { pathname } = new URL(url);
  const found = operations()
    .filter((call) => call.method.toUpperCase() === method)
    // A path without parameters goes before one with them.
    .sort((one, other) => one.path.split('{').length - other.path.split('{').length)
    .find(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname));
  const [success] = found ? successesOf(found) : [];
  return found && success && { ...success, operationId: found.operation.operationId };
}
