/** The contract as data, and a check of any value against one of its schemas. For tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Example {
  summary: string;
  value: Json;
}

export interface MediaType {
  schema: { [key: string]: Json };
  examples?: Record<string, Example>;
}

export interface Answer {
  $ref?: string;
  description: string;
  content?: Record<string, MediaType>;
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  'x-assumed'?: boolean;
  'x-not-served'?: boolean;
  parameters?: { name: string; in: string }[];
  security?: Record<string, string[]>[];
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, Answer>;
}

export interface Contract {
  'x-codes': Record<string, string>;
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Answer>; schemas: Record<string, { [key: string]: Json }> };
}

const source = readFileSync(join(import.meta.dirname, '../openapi.yaml'), 'utf8');

/** The parsed openapi.yaml. */
export const contract = parse(source) as Contract;

/** A validator that knows a contract by the id `contract`. With `useDefaults` it fills in what is missing. */
export function createValidator(schemas: Contract, { useDefaults = false } = {}): Ajv2020 {
  const validator = new Ajv2020({
    strict: false,
    allErrors: true,
    useDefaults,
    schemas: { contract: schemas },
  });
  addFormats.default(validator);
  return validator;
}

const ajv = createValidator(contract);

/** JSON pointer into the contract, from unescaped segments. */
export function pointer(...segments: string[]): string {
  return (
    '#' +
    segments.map((part) => '/' + encodeURIComponent(part.replace(/~/g, '~0').replace(/\//g, '~1'))).join('')
  );
}

/** Errors of `value` against the schema at `at` (from `pointer`), as readable lines; empty when it is valid. */
export function errorsAt(at: string, value: unknown): string[] {
  const validate = ajv.getSchema(`contract${at}`);
  if (!validate) return [`no schema at ${at}`];
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    (error) => `${error.instancePath || '/'} ${error.message ?? error.keyword}`,
  );
}

/** One operation with its method and path. */
export interface PlacedOperation {
  method: string;
  path: string;
  operation: Operation;
}

/** Every operation of the contract. */
export function operations(): PlacedOperation[] {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
}

/** The answer of an operation with a status, and its pointer; follows a shared response. Undefined when not described. */
export function answerOf(
  { method, path, operation }: PlacedOperation,
  status: string,
): { answer: Answer; at: string[] } | undefined {
  const own = operation.responses[status];
  if (!own) return undefined;
  const shared = own.$ref?.match(/^#\/components\/responses\/(\w+)$/)?.[1];
  if (!shared) return { answer: own, at: ['paths', path, method, 'responses', status] };
  const answer = contract.components.responses[shared];
  return answer && { answer, at: ['components', 'responses', shared] };
}

/** Errors of a JSON answer to `method path` (a template such as `/api/records/{id}`) with `status`. */
export function errorsOfAnswer(method: string, path: string, status: number, body: unknown): string[] {
  const operation = contract.paths[path]?.[method.toLowerCase()];
  if (!operation) return [`no such call: ${method} ${path}`];
  const found = answerOf({ method: method.toLowerCase(), path, operation }, String(status));
  if (!found) return [`${method} ${path} does not answer ${String(status)}`];
  return errorsAt(pointer(...found.at, 'content', 'application/json', 'schema'), body);
}
