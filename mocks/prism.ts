/** Serves openapi.yaml with Prism: `tsx mocks/prism.ts`, on port 4010 or PORT. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const prism = join(
  dirname(createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json')),
  'dist/index.js',
);
const contract = fileURLToPath(new URL('../openapi.yaml', import.meta.url));
const port = process.env.PORT ?? '4010';

const server = spawn(process.execPath, [prism, 'mock', '--host', '127.0.0.1', '--port', port, contract], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
