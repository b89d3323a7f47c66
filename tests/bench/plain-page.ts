import type { Browser, CDPSession } from '@playwright/test';

/** An answer or an event of the browser's protocol, as a target sends it. */
interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: unknown;
  error?: { message: string };
}

/**
 * A page that no debugger is attached to. Playwright attaches one to each of its pages, and then V8 looks up where every
 * error was made: React makes five as it starts, which takes several times as long as the rest of its start.
 */
export class PlainPage {
  #sent = 0;
  readonly #root: CDPSession;
  readonly #sessionId: string;
  readonly #answers = new Map<number, (message: Message) => void>();
  readonly #listeners = new Set<(message: Message) => void>();
  readonly #receive = ({ sessionId, message: text }: { sessionId: string; message: string }) => {
    if (sessionId !== this.#sessionId) return;
    const message = JSON.parse(text) as Message;
    if (message.id !== undefined) this.#answers.get(message.id)?.(message);
    else for (const listener of this.#listeners) listener(message);
  };

  private constructor(root: CDPSession, sessionId: string) {
    this.#root = root;
    this.#sessionId = sessionId;
    root.on('Target.receivedMessageFromTarget', this.#receive);
  }

  /** Opens an empty page in a browser context of {@link PlainContext}. */
  static async open(root: CDPSession, browserContextId: string): Promise<PlainPage> {
    const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId });
    // Not flattened: messages of a flattened session would be Playwright's.
    const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false });
    const page = new PlainPage(root, sessionId);
    await page.send('Page.enable');
    await page.send('Page.setLifecycleEventsEnabled', { enabled: true });
    await page.send('Network.enable');
    return page;
  }

  /**
   * Sends a command of the protocol.
   *
   * @throws the error of the browser
   */
  async send<Result = unknown>(method: string, params: object = {}): Promise<Result> {
    const id = ++this.#sent;
    const answer = new Promise<Message>((done) => this.#answers.set(id, done));
    await this.#root.send('Target.sendMessageToTarget', {
      sessionId: this.#sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    const { result, error } = await answer;
    this.#answers.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as Result;
  }

  /** Calls the listener for every event of the name. */
  on<Params>(method: string, listener: (params: Params) => void): void {
    this.#listeners.add((message) => {
      if (message.method === method) listener(message.params as Params);
    });
  }

  /**
   * Goes to the address and waits until no request has been open for half a second.
   *
   * @throws after 60 s, or when there is no answer
   */
  async goto(url: string): Promise<void> {
    let loading: string | undefined;
    const idle = new Promise<void>((done) => {
      this.on<{ name: string; loaderId: string }>('Page.lifecycleEvent', ({ name, loaderId }) => {
        if (name === 'init') loading = loaderId;
        if (name === 'networkIdle' && loaderId === loading) done();
      });
    });
    const { errorText } = await this.send<{ errorText?: string }>('Page.navigate', { url });
    if (errorText) throw new Error(`${url}: ${errorText}`);
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<void>((_, fail) => {
      timer = setTimeout(() => fail(new Error(`${url} was not idle after 60 s`)), 60_000);
    });
    await Promise.race([idle, tooLong]);
    clearTimeout(timer);
  }

  /**
   * The value of an expression, or of its promise, in the page.
   *
   * @throws when the expression throws
   */
  async evaluate<Value>(expression: string): Promise<Value> {
    const { result, exceptionDetails } = await this.send<{
      result: { value: Value };
      exceptionDetails?: { text: string; exception?: { description?: string } };
    }>('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  async close(): Promise<void> {
    await this.send('Page.close');
  }
}

/** A browser context of its own, cold and unknown to Playwright. */
export class PlainContext {
  readonly #root: CDPSession;
  readonly #id: string;

  private constructor(root: CDPSession, id: string) {
    this.#root = root;
    this.#id = id;
  }

  static async open(browser: Browser): Promise<PlainContext> {
    const root = await browser.newBrowserCDPSession();
    const { browserContextId } = await root.send('Target.createBrowserContext');
    return new PlainContext(root, browserContextId);
  }

  newPage(): Promise<PlainPage> {
    return PlainPage.open(this.#root, this.#id);
  }

  /** Closes the context with its pages. */
  async close(): Promise<void> {
    await this.#root.send('Target.disposeBrowserContext', { browserContextId: this.#id });
    await this.#root.detach();
  }
}
