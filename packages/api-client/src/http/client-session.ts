/**
 * What the HTTP layer needs from a session. The portal's session and the public site's bridge both implement it; without a
 * session, the client never sends a token.
 */
export interface ClientSession {
  /** The current access token; `null` when signed out. */
  accessToken(): Promise<string | null>;
  /**
   * Returns a newer token than the rejected one; all callers share one refresh.
   * `null`: the user is signed out, or another user is signed in.
   * Throws `ApiError` when the refresh got no response: the session stays and the call fails.
   */
  refresh(rejected: string | null): Promise<string | null>;
  /**
   * Ends the session and emits `authChanged`: the server rejected the fresh token too, or the account is closed or gone. If
   * another user has signed in since `rejected` was issued, their session stays.
   */
  end(rejected?: string): Promise<void>;
  /** Why nobody can be signed in here. Calls for members reject with this sentence and are not sent. */
  readonly unavailable?: string;
}

/** A session that is never signed in. */
export const noSession: ClientSession = {
  accessToken: () => Promise.resolve(null),
  refresh: () => Promise.resolve(null),
  end: () => Promise.resolve(),
};
