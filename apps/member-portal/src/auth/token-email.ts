import * as constants from '@detroit-well/config/constants';

/** Returns the email in the stored access token (SPEC-A 3), to show until the profile has loaded; otherwise an empty string. */
export function tokenEmail(): string {
  try {
    const [, payload = ''] = (localStorage.getItem(constants.tokenStorageKeys.access) ?? '').split('.');
    const { email } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<
      string,
      unknown
    >;
    return typeof email === 'string' ? email : '';
  } catch {
    // Storage is blocked, or the token is missing or unreadable.
    return '';
  }
}
