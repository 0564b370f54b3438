import { constants } from '@detroit-well/config/constants';

/** The e-mail in the stored access token (Spec A 3), to show somebody before the profile is there; else nothing. */
export function tokenEmail(): string {
  try {
    const [, payload = ''] = (localStorage.getItem(constants.tokenStorageKeys.access) ?? '').split('.');
    const read: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const known = typeof read === 'object' && read !== null && 'email' in read;
    return known && typeof read.email === 'string' ? read.email : '';
  } catch {
    // No storage, no token, or one that nobody can read.
    return '';
  }
}
