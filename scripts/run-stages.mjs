import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

// Each command is an npm script of the top package.json. The commands of a stage run at the same time, as many as there
// are cores, the longest first; those that start a browser or measure have a stage to themselves.
const checks = [
  'check:types',
  'check:lint',
  'check:format',
  'check:generated',
  'check:dead',
  'check:contract',
];
const stages = {
  static: [checks],
  all: [
    checks,
    ['test:unit'],
    ['build', 'build:storybook', 'build:packages'],
    ['test:bytes'],
    ['test:stories'],
    ['test:e2e'],
  ],
};

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/**
 * Runs an npm script. Alone, it writes to the terminal; beside others, its output is printed as one block at its end.
 *
 * @returns {Promise<boolean>} whether it succeeded
 */
function run(script, alone) {
  const began = performance.now();
  return new Promise((done) => {
    const child = spawn('npm', ['run', '--silent', script], {
      cwd: root,
      stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    child.once('error', (error) => (output += String(error)));
    child.once('close', (code) => {
      const succeeded = code === 0;
      process.stdout.write(output);
      console.log(`${succeeded ? 'passed' : 'FAILED'}  ${script}  ${seconds(began)}`);
      done(succeeded);
    });
  });
}

const stage = stages[process.argv[2] ?? 'all'];
if (!stage) throw new Error(`The argument must be one of: ${Object.keys(stages).join(', ')}`);

const began = performance.now();
for (const scripts of stage) {
  console.log(`\n${scripts.join(', ')} …`);
  const waiting = [...scripts];
  const results = [];
  const lane = async () => {
    for (let script = waiting.shift(); script; script = waiting.shift()) {
      results.push(await run(script, scripts.length === 1));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  if (results.includes(false)) {
    console.error(`\nFailed after ${seconds(began)}.`);
    process.exit(1);
  }
}
console.log(`\nEverything passed in ${seconds(began)}.`);
