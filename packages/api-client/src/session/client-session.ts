/**
 * What the http layer needs to know of a session. The portal's own session and the public site's bridge both are one;
 * without any, no token is ever sent.
 */
export interface ClientSession {
  /** The current access token; `null` when signed out. */
  accessToken(): Promise<string | null>;
  /**
   * A token newer than the one just refused; one refresh for any number of callers. `null`: signed out now, or somebody else
   * is signed in.
   * Throws `ApiError` when the refresh had no answer: the session is kept and the call fails.
   */
  refresh(refused: string | null): Promise<string | null>;
  /**
   * The fresh token was refused too, or the account is closed or gone: clears everything and announces it. Where another has
   * signed in since `refused` was handed out, they stay.
   */
  end(refused?: string): Promise<void>;
}

/** Nobody is ever signed in. */
export const noSession: ClientSession = {
  accessToken: () => Promise.resolve(null),
  refresh: () => Promise.resolve(null),
  end: () => Promise.resolve(),
};
