/**
 * Writes the schemas of all answers in openapi.yaml as modules, one for each file of api/schemas, so that a page loads
 * those of its own calls. With --check nothing is written, and a file that would change is an error.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

interface Node {
  [keyword: string]: unknown;
}

interface Contract {
  paths: Record<string, Record<string, { responses: Record<string, Node> }>>;
  components: { schemas: Record<string, Node>; responses: Record<string, Node> };
}

const root = join(import.meta.dirname, '../../..');
const target = join(import.meta.dirname, '../src/schemas');
const contract = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8')) as Contract;
const { schemas } = contract.components;

/** What says nothing about a value, or nothing to a client, which keeps the fields that it does not know. */
const IGNORED = new Set([
  'title',
  'description',
  'examples',
  'additionalProperties',
  // What a text that is sent must not hold; one that was stored before is still shown.
  'not',
  'x-assumed',
  'x-messages',
  'x-open',
]);
/** What src/answer.ts checks or does. */
const CHECKED = new Set(
  [
    '$ref',
    'type',
    'enum',
    'pattern',
    'minimum',
    'maximum',
    'minLength',
    'maxLength',
    'minItems',
    'maxItems',
  ].concat(['required', 'default', 'x-lenient']),
);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nameOf = (ref: string) => ref.replace('#/components/schemas/', '');

/** The names of all schemas that a part of the contract refers to. */
function collect(part: unknown, found: Set<string>): Set<string> {
  if (!isNode(part)) return found;
  const name = typeof part['$ref'] === 'string' ? nameOf(part['$ref']) : '';
  if (name in schemas && !found.has(name)) collect(schemas[name], found.add(name));
  for (const value of Object.values(part)) collect(value, found);
  return found;
}

/** What the client checks of a schema. @throws for a keyword that it does not know, so that none is passed over */
function checkedPart(schema: Node): Node {
  if (schema['x-open'] && schema['$ref'])
    return checkedPart({ ...schemas[nameOf(String(schema['$ref']))], ...schema, $ref: undefined });
  const entries = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
    if (value === undefined || IGNORED.has(keyword) || (keyword === 'enum' && schema['x-open'])) return [];
    if (CHECKED.has(keyword)) return [[keyword, value]];
    if (keyword === 'const') return [['enum', [value]]];
    // Other formats describe; a moment is parsed by the client.
    if (keyword === 'format') return value === 'date-time' ? [[keyword, value]] : [];
    if (keyword === 'items') return [[keyword, checkedPart(value as Node)]];
    if (keyword === 'allOf' || keyword === 'oneOf') return [[keyword, (value as Node[]).map(checkedPart)]];
    if (keyword === 'properties')
      return [
        [
          keyword,
          Object.fromEntries(
            Object.entries(value as Record<string, Node>).map(([name, part]) => [name, checkedPart(part)]),
          ),
        ],
      ];
    throw new Error(`The client does not check ${keyword}`);
  });
  return Object.fromEntries(entries);
}

/** A schema as source text. Others are referred to by functions, because they may stand below or contain it. */
const print = (schema: Node) =>
  JSON.stringify(checkedPart(schema), null, 2).replaceAll(
    /"#\/components\/schemas\/(\w+)"/g,
    '() => $1Schema',
  );

const answers = new Set<string>();
for (const operations of Object.values(contract.paths))
  for (const { responses } of Object.values(operations)) collect(responses['200'], answers);

/** Each file of api/schemas with the schemas of answers in it. */
const files = readdirSync(join(root, 'api/schemas')).map((file) => ({
  file: file.replace('.yaml', '.ts'),
  names: Object.keys(parse(readFileSync(join(root, 'api/schemas', file), 'utf8')) as object).filter((name) =>
    answers.has(name),
  ),
}));

const modules = new Map(
  files
    .filter(({ names }) => names.length > 0)
    .map(({ file, names }) => {
      const exports = names.map(
        (name) =>
          `\nexport const ${name}Schema: AnswerSchema<Schema<'${name}'>> = ${print(schemas[name] as Node)};\n`,
      );
      const imports = files
        .filter((other) => other.file !== file)
        .map((other) => ({
          ...other,
          names: other.names.filter((name) => exports.some((text) => text.includes(`=> ${name}Schema`))),
        }))
        .filter((other) => other.names.length > 0)
        .map(
          (other) =>
            `import { ${other.names.map((name) => `${name}Schema`).join(', ')} } from './${other.file}';\n`,
        );
      const text = [
        `// Written by npm run generate from openapi.yaml.\n`,
        `import type { AnswerSchema } from '../answer.ts';\nimport type { Schema } from '../types.ts';\n`,
        ...imports,
        ...exports,
      ].join('');
      return [file, text] as const;
    }),
);

if (process.argv.includes('--check')) {
  const present = existsSync(target) ? readdirSync(target) : [];
  const differing = [...new Set([...present, ...modules.keys()])].filter(
    (file) => !present.includes(file) || readFileSync(join(target, file), 'utf8') !== modules.get(file),
  );
  if (differing.length > 0) {
    console.error(`Run npm run generate: ${differing.join(', ')} in src/schemas would change`);
    process.exitCode = 1;
  }
} else {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  for (const [file, text] of modules) writeFileSync(join(target, file), text);
}
