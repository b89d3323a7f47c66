import { readFileSync } from 'node:fs';

import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { parse } from 'yaml';

import { findProjectFile } from '../shared/project-files.ts';
import { type FieldError, ValidationError, notFound, apiError, type ApiError } from '../shared/errors.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  title?: string;
  properties?: Record<string, Schema>;
  'x-messages'?: Record<string, string>;
}

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  schema: Schema;
}

interface Content {
  content?: Record<string, { schema: Schema }>;
}

interface DocumentOperation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content & { $ref?: string }>;
  security?: Record<string, string[]>[];
}

interface Document {
  paths: Record<string, Record<string, DocumentOperation>>;
  security?: Record<string, string[]>[];
  components: { schemas: Record<string, Schema>; responses: Record<string, Content> };
}

/** An operation of the contract that validates its requests and answers. */
export interface Operation {
  id: string;
  method: string;
  /** With parameters in braces: `/api/records/{id}`. */
  path: string;
  /** Whether a bearer token is required, optional or ignored. */
  bearer: 'required' | 'optional' | 'none';
  /** Whether an API key is taken in place of the token of a session. */
  takesKey: boolean;
  /** Whether accounts without a phone are rejected. */
  needsPhone: boolean;
  takesJson: boolean;
  /** @throws ApiError 404 */
  readPath(values: Record<string, string>): unknown;
  /** @throws ValidationError */
  readQuery(values: Record<string, string[]>): unknown;
  /** @throws ValidationError */
  readBody(body: unknown): unknown;
  /** How an answer violates the contract; null when it does not. */
  findResponseError(status: number, answer: unknown): string | null;
}

const METHODS = ['get', 'post', 'put', 'delete', 'patch'];
/** The id under which Ajv knows the shared schemas. */
const SHARED = 'contract.json';

let contract: ReadonlyMap<string, Operation> | null = null;

/**
 * The contract by operation id, loaded once: tests create many services in a process.
 *
 * @throws Error when its file is missing.
 */
export const loadContract = (): ReadonlyMap<string, Operation> => (contract ??= readContract());

/** Reads the JSON copy of the build or else YAML, which takes a hundred times as long to parse. */
function readContract(): ReadonlyMap<string, Operation> {
  const path = findProjectFile('openapi.json', 'openapi.yaml');
  if (!path) throw new Error('openapi.yaml is missing');
  const source = readFileSync(path, 'utf8').replaceAll(
    /(["'])#\/components\/schemas\//g,
    `$1${SHARED}#/components/schemas/`,
  );
  const document = (path.endsWith('.json') ? JSON.parse(source) : parse(source)) as Document;
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: true });
  formats.default(ajv);
  ajv.addSchema({ $id: SHARED, components: { schemas: document.components.schemas } });

  const operations = new Map<string, Operation>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const found = methods[method];
      if (found) operations.set(found.operationId, readOperation(ajv, document, path, method, found));
    }
  }
  return operations;
}

/** A schema, or the one that it refers to. */
function resolve(document: Document, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name ? resolve(document, document.components.schemas[name] ?? {}) : schema;
}

function bearerOf(security: Record<string, string[]>[]): Operation['bearer'] {
  if (security.length === 0) return 'none';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'required';
}

/** The parameters of an operation in its path or query, as one object. */
function parametersIn(source: DocumentOperation, place: Parameter['in']) {
  const list = (source.parameters ?? []).filter((parameter) => parameter.in === place);
  const schema: Schema & { required: string[] } = {
    type: 'object',
    required: list.filter((parameter) => parameter.required).map(({ name }) => name),
    properties: Object.fromEntries(list.map(({ name, schema }) => [name, schema])),
  };
  return { list, schema };
}

/** What an operation answers with a status, as JSON. */
function answerSchema(document: Document, { responses }: DocumentOperation, status: number) {
  const named = responses[String(status)];
  const name = named?.$ref?.split('/').at(-1);
  return (name ? document.components.responses[name] : named)?.content?.['application/json']?.schema;
}

function readOperation(
  ajv: Ajv2020,
  document: Document,
  path: string,
  method: string,
  source: DocumentOperation,
): Operation {
  const inPath = parametersIn(source, 'path');
  const inQuery = parametersIn(source, 'query');
  const bodySchema = source.requestBody?.content?.['application/json']?.schema;
  const validator = lazyValidators(ajv);
  const security = source.security ?? document.security ?? [];

  /** @throws ValidationError */
  function check(place: string, schema: Schema, value: unknown): void {
    const isValid = validator(place, schema);
    if (!isValid(value)) throw toValidationError(document, isValid, resolve(document, schema));
    if (!isStorable(value)) throw apiError(400, '请求中含有无法识别的字符');
  }

  return {
    id: source.operationId,
    method,
    path,
    bearer: bearerOf(security),
    takesKey: security.some((scheme) => 'apiKey' in scheme),
    needsPhone: source.responses['403']?.$ref?.endsWith('/PhoneRequired') ?? false,
    takesJson: bodySchema !== undefined,

    readPath(values) {
      const read = readParameters(document, inPath.list, (name) => values[name] ?? '');
      if (!isStorable(read) || !validator('path', inPath.schema)(read)) throw notFound();
      return read;
    },

    readQuery(values) {
      const read = readParameters(document, inQuery.list, (name) =>
        values[name]?.length === 1 ? values[name][0] : values[name],
      );
      check('query', inQuery.schema, read);
      return read;
    },

    readBody(body) {
      if (!bodySchema) return undefined;
      check('body', bodySchema, body);
      return body;
    },

    findResponseError(status, answer) {
      const schema = answerSchema(document, source, status);
      if (!schema) return `${source.operationId} has no JSON answer with status ${status}`;
      const isValid = validator(String(status), schema);
      return isValid(answer) ? null : ajv.errorsText(isValid.errors);
    },
  };
}

/** Compiles each schema of an operation on first use: compiling all of them would slow the start. */
function lazyValidators(ajv: Ajv2020): (place: string, schema: Schema) => ValidateFunction {
  const compiled = new Map<string, ValidateFunction>();
  return (place, schema) => {
    const validate = compiled.get(place) ?? ajv.compile(schema);
    compiled.set(place, validate);
    return validate;
  };
}

/** The parameters that are given, each converted. A list is left as it is. */
function readParameters(
  document: Document,
  list: readonly Parameter[],
  find: (name: string) => string | string[] | undefined,
): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const { name, schema } of list) {
    const given = find(name);
    if (given === undefined) continue;
    read[name] = typeof given === 'string' ? parseParameter(given, resolve(document, schema)) : given;
  }
  return read;
}

/** A parameter's text converted to its type in the contract. Text that does not fit stays text and fails validation. */
function parseParameter(text: string, schema: Schema): unknown {
  const type = schema.type;
  if ((type === 'integer' || type === 'number') && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** One message per field, in the contract's order of fields. */
function toValidationError(document: Document, validate: ValidateFunction, schema: Schema): ApiError {
  const errors = validate.errors ?? [];
  const first = new Map<string, FieldError>();
  let whole: string | null = null;
  for (const error of errors) {
    const alternative = /\/(anyOf|oneOf)\//.test(error.schemaPath);
    const field = alternative ? null : fieldOf(error);
    if (field !== null && !first.has(field)) {
      first.set(field, {
        field,
        message: messageFor(error, field, resolve(document, schema.properties?.[field] ?? {})),
      });
    } else if (field === null && !alternative) {
      whole ??= schema['x-messages']?.[error.keyword] ?? '请求内容的格式不正确';
    }
  }
  const order = Object.keys(schema.properties ?? {});
  const place = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  const [head, ...rest] = [...first.values()].sort((a, b) => place(a.field) - place(b.field));
  return head
    ? new ValidationError([head, ...rest.slice(0, 9)])
    : apiError(400, whole ?? '请求内容的格式不正确');
}

/** The top-level field of an error; null when the error concerns the whole body. */
function fieldOf(error: ErrorObject): string | null {
  const [, head] = error.instancePath.split('/');
  if (head !== undefined) return head.replaceAll('~1', '/').replaceAll('~0', '~');
  const { missingProperty, additionalProperty } = error.params as Record<string, string | undefined>;
  return missingProperty ?? additionalProperty ?? null;
}

function messageFor(error: ErrorObject, field: string, schema: Schema): string {
  if (error.keyword === 'additionalProperties' && error.instancePath === '') {
    return `请求中有不认识的字段：${field.toWellFormed().slice(0, 40)}`;
  }
  const own = schema['x-messages'] ?? {};
  const text = own[error.keyword] ?? (error.keyword === 'required' ? undefined : own['pattern']);
  if (text) return text;
  const title = schema.title ?? field;
  return error.keyword === 'required' ? `请填写${title}` : `${title}不符合要求`;
}

/** Whether the database can store every string in the value: no null character, no lone surrogate. */
function isStorable(value: unknown): boolean {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string') {
      if (next.includes('\u0000') || !next.isWellFormed()) return false;
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, inner] of Object.entries(next)) open.push(key, inner);
    }
  }
  return true;
}
