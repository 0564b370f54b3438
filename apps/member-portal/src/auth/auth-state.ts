import * as constants from '@detroit-well/config/constants';

/**
 * Whether a token is present. A missing token, `null` and the text `undefined` count as signed out (SPEC-A 4). Use it for
 * routing only.
 */
export function isSignedIn(): boolean {
  const token = stored(constants.tokenStorageKeys.access);
  return token !== null && token !== '' && token !== 'null' && token !== 'undefined';
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
