import { connect, type Socket } from 'node:net';

import { percentile } from './table.ts';

/** The figures of a server under a bounded number of requests. */
export interface Throughput {
  perSecond: number;
  /** Milliseconds within which 99 of 100 answers arrived. */
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
 * Requests one address repeatedly over kept-alive connections, one request at a time on each, until `requests`
 * answers have arrived or `seconds` have passed. The first `warmup` answers do not count.
 *
 * @throws for an address outside the loopback interface
 */
export async function measureThroughput(
  address: string,
  headers: Readonly<Record<string, string>>,
  { requests = 3000, seconds = 4, connections = 8, warmup = 100 } = {},
): Promise<Throughput> {
  const { hostname, port, pathname, search } = new URL(address);
  if (hostname !== '127.0.0.1') throw new Error(`${address} is not on the loopback interface`);
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(
    ([key, value]) => `${key}: ${value}`,
  );
  const message = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;

  const times: number[] = [];
  let [sent, received, refused, began, ended] = [0, 0, 0, 0, 0];
  const start = performance.now();
  const run = (socket: Socket) =>
    new Promise<void>((done, fail) => {
      let text = '';
      let sentAt = 0;
      const next = () => {
        if (sent >= requests + warmup || performance.now() > (began || start) + seconds * 1000) {
          socket.end();
          done();
          return;
        }
        sent += 1;
        sentAt = performance.now();
        socket.write(message);
      };
      socket.setNoDelay(true);
      socket.once('error', fail);
      socket.once('close', done);
      socket.on('data', (bytes) => {
        text += bytes.toString('latin1');
        const end = answerEnd(text);
        if (end < 0) return;
        ended = performance.now();
        received += 1;
        if (received === warmup) began = ended;
        if (received > warmup) {
          times.push(ended - sentAt);
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
