import { tokenEmail } from './token-email.ts';

const owner = 'owner';

/**
 * Lets go of what this tab has kept for anybody else, such as the intents. Who only had to sign in anew finds their own
 * again, so that asking again after a lost answer cannot do the thing twice.
 */
export function keepOwn(email = tokenEmail()): void {
  try {
    if (!email || sessionStorage.getItem(owner) !== email) sessionStorage.clear();
    sessionStorage.setItem(owner, email);
  } catch {
    // Storage is forbidden: nothing is kept.
  }
}
