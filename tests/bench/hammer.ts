import { connect, type Socket } from 'node:net';

import { percentile } from './table.ts';

/** What a server did under a bounded number of requests. */
export interface Answers {
  perSecond: number;
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
  /** Answers whose status was not 200. */
  refused: number;
}

/** The end of the answer that begins the text, or -1 while it is not complete. */
function answerEnd(text: string): number {
  const body = text.indexOf('\r\n\r\n') + 4;
  if (body < 4) return -1;
  const head = text.slice(0, body);
  const length = /^content-length: *(\d+)/im.exec(head)?.[1];
  if (length !== undefined) {
    const end = body + Number(length);
    return text.length >= end ? end : -1;
  }
  let at = body;
  for (;;) {
    const line = text.indexOf('\r\n', at);
    if (line < 0) return -1;
    const size = Number.parseInt(text.slice(at, line), 16);
    at = line + 2 + size + 2;
    if (text.length < at) return -1;
    if (size === 0) return at;
  }
}

/**
 * Asks for one address again and again over kept connections, each waiting for its answer before it asks
 * anew, until `requests` answers have come or `seconds` have passed. The first `warmup` answers do not count.
 * Loopback only.
 */
export async function hammer(
  address: string,
  headers: Readonly<Record<string, string>>,
  { requests = 3000, seconds = 4, connections = 8, warmup = 100 } = {},
): Promise<Answers> {
  const { hostname, port, pathname, search } = new URL(address);
  if (hostname !== '127.0.0.1') throw new Error(`${address} is not on the loopback interface`);
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(
    ([key, value]) => `${key}: ${value}`,
  );
  const ask = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;

  const times: number[] = [];
  let [sent, seen, refused, began, ended] = [0, 0, 0, 0, 0];
  const start = performance.now();
  const run = (socket: Socket) =>
    new Promise<void>((done, fail) => {
      let text = '';
      let asked = 0;
      const next = () => {
        if (sent >= requests + warmup || performance.now() > (began || start) + seconds * 1000) {
          socket.end();
          done();
          return;
        }
        sent += 1;
        asked = performance.now();
        socket.write(ask);
      };
      socket.setNoDelay(true);
      socket.once('error', fail);
      socket.once('close', done);
      socket.on('data', (bytes) => {
        text += bytes.toString('latin1');
        const end = answerEnd(text);
        if (end < 0) return;
        ended = performance.now();
        seen += 1;
        if (seen === warmup) began = ended;
        if (seen > warmup) {
          times.push(ended - asked);
          if (!/^HTTP\/1\.1 200 /.test(text)) refused += 1;
        }
        text = text.slice(end);
        next();
      });
      next();
    });
  await Promise.all(
    Array.from({ length: connections }, () => run(connect({ host: hostname, port: Number(port) }))),
  );
  return {
    perSecond: times.length / ((ended - began) / 1000),
    p99: percentile(times, 0.99),
    refused,
  };
}
