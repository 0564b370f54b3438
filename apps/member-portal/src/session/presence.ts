import { constants } from '@detroit-well/config/constants';

const { access, refresh, expiry } = constants.tokenStorageKeys;

/** A token is present; absent, `null` and the text `undefined` count as signed out (Spec A 4). Decides routing only. */
export function isSignedIn(): boolean {
  const token = stored(access);
  return token !== null && token !== '' && token !== 'null' && token !== 'undefined';
}

/** Forgets the tokens that routing looks at, so that an ended session cannot send anybody round in a circle. */
export function forgetTokens(): void {
  try {
    for (const key of [access, refresh, expiry]) localStorage.removeItem(key);
  } catch {
    // Storage is forbidden: there is nothing to forget.
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
