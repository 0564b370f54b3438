import { tokenValidAt } from '@detroit-well/api-client/session';
import * as constants from '@detroit-well/config/constants';
import { readSettings } from '../settings/settings.ts';

/** A successful response, or a 429: it counts as the first attempt of its call. */
interface EarlyResponse {
  readonly status: number;
  readonly retryAfter: string | null;
  /** When the server sent it. */
  readonly date: string | null;
  readonly data: unknown;
}

/** Calls that started with the document, before any of our files had loaded. */
interface EarlyCalls {
  readonly token: string;
  /** Responses by path; null when the call failed for any other reason. */
  readonly responses: Record<string, Promise<EarlyResponse | null> | undefined>;
}

declare global {
  interface Window {
    earlyCalls?: EarlyCalls;
  }
}

/** A call with a token that expires before it arrives would only cause a 401 that the client must repeat. */
const tokenMarginMs = 5_000;

function storedToken(): string | null {
  try {
    return tokenValidAt(localStorage, Date.now() + tokenMarginMs);
  } catch {
    // Storage is blocked.
    return null;
  }
}

/**
 * Starts the calls that the first screen needs, for a signed-in member. `withEarlyResponses` uses the responses. A failure, a
 * response that is not JSON, and one that exceeds the time limit of a call count as no response.
 */
export function startEarlyCalls(): void {
  const { apiUrl, earlyPaths } = readSettings();
  const token = storedToken();
  if (token === null) return;
  const call = async (path: string): Promise<EarlyResponse | null> => {
    const response = await fetch(apiUrl + path, {
      signal: AbortSignal.timeout(constants.apiTimeoutMs),
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
    });
    const { status, headers } = response;
    const date = headers.get('Date');
    if (status === 429) return { status, retryAfter: headers.get('Retry-After'), date, data: null };
    const data: unknown = response.ok ? await response.json() : null;
    return data === null ? null : { status, retryAfter: null, date, data };
  };
  const responses = earlyPaths.map((path) => [path, call(path).catch(() => null)] as const);
  window.earlyCalls = { token, responses: Object.fromEntries(responses) };
}
