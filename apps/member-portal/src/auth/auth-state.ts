import { hasToken } from '@detroit-well/api-client/session';

/** True if a token is present (SPEC-A 4). Use it for routing only. */
export function isSignedIn(): boolean {
  try {
    return hasToken(localStorage);
  } catch {
    // Storage is blocked.
    return false;
  }
}
