/** Tokens of one request; estimated where the endpoint does not say. */
export interface ModelTokens {
  /** Of the question. */
  input: number;
  /** Of the answer, with the thoughts before it. */
  output: number;
}

/** A question to a language model. */
export interface ModelQuestion {
  /** What it is to do. Holds nothing that a user wrote. */
  instructions: string;
  /** What it works with; user data is data here, not instructions. */
  material: string;
  /** The most tokens of the answer. */
  maxTokens: number;
  /** Milliseconds for the whole answer; the model's own limit when omitted. */
  timeout?: number;
  signal: AbortSignal;
  /**
   * Called once for each request that an endpoint took up: with what it says, else with an estimate by length. Where an
   * answer broke off that is of what was received; where the asker left or the time was over before it began, of the question alone.
   */
  onTokens?: (tokens: ModelTokens) => void;
}

export interface ModelAnswer {
  /** Without the thoughts before it. */
  text: string;
  /** Whether the model came to an end by itself, within the limits. */
  complete: boolean;
}

/** A part of an answer as it is written: of its text, or of the thoughts before it. */
export interface ModelPart {
  content?: string;
  reasoning_content?: string;
}

/** A language model. */
export interface Model {
  /** By which its texts name it. */
  name: string;
  /** How many questions it may be asked at the same time. */
  concurrency: number;
  /** @throws ModelError when it gives no answer; the reason of `signal` when that aborts */
  ask(question: ModelQuestion): Promise<ModelAnswer>;
  /**
   * The answer part by part, before questions that wait. Ends where the model did or at its limit of tokens.
   *
   * @throws ModelError when it does not begin, breaks off or takes too long; the reason of `signal` when that aborts
   */
  stream(question: ModelQuestion): AsyncIterable<ModelPart>;
}

/** What goes for the texts of a model, also for those of one that is not in use any more. */
export interface ModelSettings {
  /** Tokens for an account and a day; null for any number. */
  dailyTokens: number | null;
  /** Name or code of the service as their producer, in their metadata. */
  producer: string;
}

/** The model could not be reached, refused the request, stopped midway or took too long. */
export class ModelError extends Error {
  override name = 'ModelError';
  /** Whether the answer had begun, so that asking again may help. */
  readonly begun: boolean;
  /** What the log says of it: a reason, the status of the endpoint. No text of question or answer. */
  readonly facts: Record<string, string | number>;

  constructor(
    message: string,
    begun: boolean,
    { facts = {}, ...options }: ErrorOptions & { facts?: ModelError['facts'] } = {},
  ) {
    super(message, options);
    this.begun = begun;
    this.facts = facts;
  }
}
