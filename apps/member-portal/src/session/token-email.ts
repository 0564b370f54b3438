import { constants } from '@detroit-well/config/constants';

/** The e-mail in the stored access token (SPEC-A 3), to show somebody before the profile is there; else nothing. */
export function tokenEmail(): string {
  try {
    const [, payload = ''] = (localStorage.getItem(constants.tokenStorageKeys.access) ?? '').split('.');
    const { email } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<
      string,
      unknown
    >;
    return typeof email === 'string' ? email : '';
  } catch {
    // No storage, no token, or one that nobody can read.
    return '';
  }
}
