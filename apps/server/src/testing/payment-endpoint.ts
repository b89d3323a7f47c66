import { createSign, createVerify, generateKeyPairSync } from 'node:crypto';
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

/** The stand-in of a payment provider: an HTTP server on this machine with keys and trades. */
export abstract class PaymentEndpoint {
  readonly trades = new Map<string, EndpointTrade>();
  url = '';
  protected readonly merchant = newKeys();
  protected readonly platform = newKeys();
  readonly #server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => this.handle(request, Buffer.concat(parts).toString(), response));
  });

  protected abstract handle(request: IncomingMessage, body: string, response: ServerResponse): void;

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  /** The signature of the provider, or a wrong one. */
  protected sign(content: string, fault: Fault | null): string {
    const { privateKey } = fault === 'unsigned' ? this.merchant : this.platform;
    return createSign('RSA-SHA256').update(content).sign(privateKey, 'base64');
  }

  /** Whether the merchant signed a text. */
  protected isSigned(content: string, signature: string): boolean {
    return createVerify('RSA-SHA256').update(content).verify(this.merchant.publicKey, signature, 'base64');
  }

  pay(trade_no: string): void {
    const trade = this.trades.get(trade_no);
    if (trade?.state === 'unpaid') trade.state = 'paid';
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
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
