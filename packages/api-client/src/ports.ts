/** Both tokens as stored; a missing one is null. */
export interface StoredTokens {
  access_token: string | null;
  refresh_token: string | null;
}

/**
 * Where the tokens are kept. Read anew for every request, so that a login, a refresh or a logout in another tab counts
 * from the next request on.
 */
export interface TokenStore {
  read(): StoredTokens;
  write(tokens: { access_token: string; refresh_token: string }): void;
  clear(): void;
}

/** One failed exchange, for the log; never for the screen. */
export interface FailureEntry {
  /** HTTP status; null when no answer came. */
  status: number | null;
  message: string;
  method: string;
  url: string;
}

/** What the client tells the app about the session. */
export interface SessionEvents {
  /** The session could not be renewed. The tokens are already cleared; the rest of the session is the app's to clear. */
  onSignedOut(event: { reason: 'no_refresh_token' | 'refresh_failed'; message: string }): void;
  /** HTTP 403 with code 1200: the account must bind a phone number first. */
  onPhoneRequired(): void;
  /** A status other than success, or no answer at all. */
  log(entry: FailureEntry): void;
}
