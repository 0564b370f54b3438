import { tokenEmail } from './token-email.ts';

const owner = 'owner';

/**
 * Clears the tab storage of another member, such as idempotency keys. A member who signs in again finds their own values, so
 * that a retry after a lost response has no second effect.
 */
export function claimTabStorage(email = tokenEmail()): void {
  try {
    if (!email || sessionStorage.getItem(owner) !== email) sessionStorage.clear();
    sessionStorage.setItem(owner, email);
  } catch {
    // Storage is blocked, so there is nothing to clear.
  }
}
