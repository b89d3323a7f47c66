import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A pair of keys as PEM. */
export const newKeys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

/** A trade as the stand-in of a provider knows it. */
export interface EndpointTrade {
  trade_no: string;
  amount_fen: number;
  state: 'unpaid' | 'paid' | 'closed' | 'failed';
  refunds: Map<string, number>;
}

/** How an answer is spoilt. */
export type Fault =
  | 'html'
  | 'error'
  | 'silence'
  | 'huge'
  | 'truncated'
  | 'unsigned'
  | 'other-amount'
  | 'other-app'
  | 'other-merchant'
  | 'other-currency';

export interface HttpEndpoint {
  url: string;
  close(): Promise<void>;
}

/** An HTTP server on this machine. The handler returns what is sent; null sends nothing. */
export async function listen(
  handle: (request: IncomingMessage, body: string, response: ServerResponse) => void,
): Promise<HttpEndpoint> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => handle(request, Buffer.concat(parts).toString(), response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Sends an answer that is spoilt before it is written. @returns whether it did */
export function sendFault(fault: Fault | null, response: ServerResponse): boolean {
  if (fault === 'html') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>维护中</html>');
  else if (fault === 'error') response.writeHead(502).end('bad gateway');
  else if (fault === 'huge') response.writeHead(200).end(`{"a":"${'x'.repeat(5 * 1024 * 1024)}"}`);
  else if (fault === 'truncated') {
    response.writeHead(200, { 'content-length': 1000 }).write('{"trade_state":"SUC');
    setTimeout(() => response.destroy(), 20);
  } else return fault === 'silence';
  return true;
}
