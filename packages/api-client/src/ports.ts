/** The stored tokens; null for a missing one. */
export interface StoredTokens {
  access_token: string | null;
  refresh_token: string | null;
}

/**
 * Storage of the tokens. Read for every request, so that a login, refresh or logout in another tab applies from the next
 * request.
 */
export interface TokenStore {
  read(): StoredTokens;
  write(tokens: { access_token: string; refresh_token: string }): void;
  clear(): void;
}

/** One failed request, for the log; not for the screen. */
export interface FailureEntry {
  /** HTTP status; null when no answer came. */
  status: number | null;
  message: string;
  method: string;
  url: string;
}

/** Events of the session, reported to the app. */
export interface SessionEvents {
  /** The session could not be renewed. The tokens are cleared; the app clears the rest of the session. */
  onSignedOut(event: { reason: 'no_refresh_token' | 'refresh_failed'; message: string }): void;
  /** HTTP 403 with code 1200: the account must bind a phone number first. */
  onPhoneRequired(): void;
  /** A failed status, or no answer. */
  log(entry: FailureEntry): void;
}
