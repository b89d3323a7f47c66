/**
 * Bundles api/ into openapi.yaml: the chart examples, cast by the engine, then every path of api/paths.
 *
 * With --check nothing is written; a file that would change is named and the exit code is 1.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { parse, stringify } from 'yaml';

import { chart, childChart, liuNian, trueSolarChart } from '../mocks/fixtures/chart.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const api = join(root, 'api');
const check = process.argv.includes('--check');

/** Data of each answer that the engine computes. */
const COMPUTED = {
  'chart.json': chart,
  'chart-true-solar.json': trueSolarChart,
  'chart-before-first-cycle.json': childChart,
  'liu-nian.json': liuNian,
};

let drifted = false;

function write(path, text) {
  if (!check) writeFileSync(join(root, path), text);
  else if (readFileSync(join(root, path), 'utf8') !== text) {
    drifted = true;
    console.error(`${path} differs from what is generated; run npm run generate`);
  }
}

/** api/openapi.yaml with a reference to every path of api/paths. */
function rootDocument() {
  const document = parse(readFileSync(join(api, 'openapi.yaml'), 'utf8'));
  for (const name of readdirSync(join(api, 'paths'))) {
    const file = join(api, 'paths', name);
    for (const path of Object.keys(parse(readFileSync(file, 'utf8')))) {
      if (document.paths[path]) throw new Error(`${path} is in two files of api/paths`);
      document.paths[path] = { $ref: `${file}#/${path.replaceAll('~', '~0').replaceAll('/', '~1')}` };
    }
  }
  return document;
}

/** The contract in one document; examples in files are still named, not inserted. */
function bundle() {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    const source = join(folder, 'root.yaml');
    const target = join(folder, 'openapi.yaml');
    writeFileSync(source, stringify(rootDocument()));
    execFileSync(
      process.execPath,
      [join(root, 'node_modules/@redocly/cli/bin/cli.js'), 'bundle', source, '--output', target],
      { cwd: root, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, REDOCLY_TELEMETRY: 'off' } },
    );
    return parse(readFileSync(target, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Replaces `externalValue`, a path from api/paths, with the content of that file as `value`. */
function insertExamples(node) {
  if (typeof node !== 'object' || node === null) return;
  if (typeof node.externalValue === 'string') {
    node.value = JSON.parse(readFileSync(join(api, 'paths', node.externalValue), 'utf8'));
    delete node.externalValue;
  }
  Object.values(node).forEach(insertExamples);
}

for (const [name, data] of Object.entries(COMPUTED)) {
  write(`api/examples/${name}`, `${JSON.stringify({ code: 0, message: '成功', data }, null, 2)}\n`);
}
const contract = bundle();
insertExamples(contract);
const text = stringify(contract, { lineWidth: 0, aliasDuplicateObjects: false });
write('openapi.yaml', `# Written by npm run generate:contract from api/.\n${text}`);

if (drifted) process.exitCode = 1;
else console.log(check ? 'The contract is as generated.' : 'The contract is written.');
