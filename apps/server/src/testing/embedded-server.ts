import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

import { PGlite } from '@electric-sql/pglite';

/** What becomes of a statement: it is run, its connection is closed or reset, or nothing is ever answered. */
type Behaviour = 'run' | 'drop' | 'reset' | 'silent';

/** A message of the server: its type, its length, its content. */
function message(type: string, content: number[]): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeUInt32BE(content.length + 4, 1);
  return Buffer.concat([head, Buffer.from(content)]);
}

/** AuthenticationOk and ReadyForQuery outside of a transaction. */
const WELCOME = Buffer.concat([message('R', [0, 0, 0, 0]), message('Z', [0x49])]);
const SYNC = 0x53;
const SIMPLE_QUERY = 0x51;
const TERMINATE = 0x58;
const IDLE = 0x49;

/** The messages of a client up to where it waits for an answer, and the type of the last one; null where they are not whole. */
function takeBatch(received: Buffer): { batch: Buffer; type: number } | null {
  for (let at = 0; at + 5 <= received.length;) {
    const type = received.readUInt8(at);
    at += 1 + received.readUInt32BE(at + 1);
    if (at <= received.length && [SYNC, SIMPLE_QUERY, TERMINATE].includes(type))
      return { batch: received.subarray(0, at), type };
  }
  return null;
}

/**
 * Serves an embedded database in memory to clients of PostgreSQL, for tests of connections that fail. It has one
 * session: a connection in a transaction has it alone, and the others wait.
 * https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
export class EmbeddedServer {
  /** Connections so far. */
  connections = 0;
  /** Says what becomes of each statement, by its text. */
  behave: (text: string) => Behaviour = () => 'run';
  readonly #database: PGlite;
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  #turn = Promise.resolve();

  private constructor(database: PGlite) {
    this.#database = database;
    this.#server = createServer((socket) => {
      this.#sockets.add(socket);
      this.connections += 1;
      socket.once('close', () => this.#sockets.delete(socket));
      // Closed by the client or by a test.
      this.#serve(socket).catch(() => {});
    });
  }

  static async start(): Promise<EmbeddedServer> {
    const started = new EmbeddedServer(await PGlite.create());
    started.#server.listen(0, '127.0.0.1');
    await once(started.#server, 'listening');
    return started;
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${(this.#server.address() as AddressInfo).port}/postgres`;
  }

  /** Closes all connections. */
  drop(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.drop();
    this.#server.close();
    await this.#database.close();
  }

  /** Waits until no other connection has the session. @returns what lets the next one have it */
  async #takeSession(): Promise<() => void> {
    const before = this.#turn;
    let end = () => {};
    this.#turn = new Promise((resolve) => (end = resolve));
    await before;
    return end;
  }

  async #serve(socket: Socket): Promise<void> {
    let received = Buffer.alloc(0);
    let isWelcome = false;
    let endTurn: (() => void) | null = null;
    try {
      for await (const chunk of socket) {
        received = Buffer.concat([received, chunk as Buffer]);
        if (!isWelcome && received.length >= 4 && received.length >= received.readUInt32BE(0)) {
          received = received.subarray(received.readUInt32BE(0));
          isWelcome = true;
          socket.write(WELCOME);
        }
        for (let next = takeBatch(received); isWelcome && next; next = takeBatch(received)) {
          received = received.subarray(next.batch.length);
          const behaviour = this.behave(next.batch.toString());
          if (behaviour === 'reset') socket.resetAndDestroy();
          if (next.type === TERMINATE || behaviour === 'drop' || behaviour === 'reset') return;
          if (behaviour === 'silent') continue;
          endTurn ??= await this.#takeSession();
          const answer = await this.#database.execProtocolRaw(next.batch);
          // The last byte of ReadyForQuery, which ends every answer.
          if (answer.at(-1) === IDLE) {
            endTurn();
            endTurn = null;
          }
          socket.write(answer);
        }
      }
    } finally {
      if (endTurn) await this.#database.exec('rollback');
      endTurn?.();
      socket.destroy();
    }
  }
}
