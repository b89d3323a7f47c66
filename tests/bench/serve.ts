import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { Agent, createServer, request, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A server of this run, on the loopback interface only. */
export interface Served {
  url: string;
  close: () => Promise<void>;
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

const compressible = /^(text|application\/json|image\/svg)/;

/** Starts a server on a free port of the loopback interface. */
async function listen(handler: RequestListener): Promise<Served> {
  const server: Server = createServer(handler);
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** The file for a path: the file itself, or the index.html of the folder. */
function fileFor(folder: string, path: string): string | undefined {
  const asked = join(folder, normalize(path));
  if (!asked.startsWith(folder)) return undefined;
  return [asked, join(asked, 'index.html')].find((file) => existsSync(file) && statSync(file).isFile());
}

/**
 * Serves a built folder as a production static server would: brotli, hashed files immutable, documents revalidated.
 * There is no API.
 */
export function serveFolder(folder: string): Promise<Served> {
  const ready = new Map<string, { body: Buffer; headers: Record<string, string> }>();
  const prepare = (file: string) => {
    const type = types[extname(file)] ?? 'application/octet-stream';
    const plain = readFileSync(file);
    const packed = compressible.test(type);
    const body = packed ? brotliCompressSync(plain) : plain;
    return {
      body,
      headers: {
        'content-type': type,
        'content-length': String(body.length),
        'cache-control': file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`,
        ...(packed ? { 'content-encoding': 'br', vary: 'accept-encoding' } : {}),
      },
    };
  };
  return listen((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', 'http://served');
    const file = pathname.startsWith('/api/') ? undefined : fileFor(folder, decodeURIComponent(pathname));
    if (!file) {
      answer.writeHead(404).end();
      return;
    }
    const { body, headers } = ready.get(file) ?? prepare(file);
    ready.set(file, { body, headers });
    if (asked.headers['if-none-match'] === headers.etag) {
      answer.writeHead(304, { etag: headers.etag, 'cache-control': headers['cache-control'] }).end();
    } else {
      answer.writeHead(200, headers).end(body);
    }
  });
}

/**
 * A proxy in front of a service. It delays every answer of the API to at least `apiMs` milliseconds, so that the
 * figures do not depend on the speed of the service on this machine.
 */
export async function serveBefore(service: string, apiMs: number): Promise<Served> {
  const agent = new Agent({ keepAlive: true });
  const front = await listen((asked, answer) => {
    const due = asked.url?.startsWith('/api/') ? Date.now() + apiMs : 0;
    const onward = request(
      new URL(asked.url ?? '/', service),
      { agent, method: asked.method, headers: asked.headers },
      (from) => {
        setTimeout(
          () => {
            answer.writeHead(from.statusCode ?? 502, from.headers);
            from.pipe(answer);
          },
          Math.max(0, due - Date.now()),
        );
      },
    );
    onward.once('error', () => answer.writeHead(502).end());
    asked.pipe(onward);
  });
  return {
    url: front.url,
    close: async () => {
      await front.close();
      agent.destroy();
    },
  };
}
