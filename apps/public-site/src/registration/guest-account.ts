import { isApiError, isUnknownOutcome, type Client } from '@detroit-well/api-client';
import type { RegisterParams } from '@detroit-well/api-client/contract';
import { hasCode } from '@detroit-well/booking/payment-flow/state';
import { readTabValue, writeTabValue } from '@detroit-well/ui/tab-storage';
import type { AccountCalls } from '../guest-client/account-calls.ts';

/** An account that is made unless this tab has made it: with the details of a guest, or with who joins. */
interface NewAccount extends Pick<RegisterParams, 'email' | 'password' | 'details' | 'person'> {}

/** The account of a visitor who joins, also while they register (ADR-139). */
export interface GuestAccount {
  /** The calls of the account. */
  readonly client: Pick<Client, 'memberships' | 'registrations'>;
  /** True if the account of this email was made from this tab. */
  readonly isMade: (email: string) => boolean;
  /**
   * Makes the account, or signs in to the one that an earlier attempt made. The tokens stay in memory, so the visitor is signed
   * in nowhere else. Throws the server's error.
   */
  readonly open: (account: NewAccount, attempt: AccountAttempt) => Promise<void>;
  /** The purchase is done: ends the sign-in of the panel, and forgets the account. */
  readonly close: () => void;
}

interface AccountAttempt {
  readonly key: string;
  /** The password was typed again, perhaps another one: it only signs in. */
  readonly isRetyped: boolean;
  readonly humanToken: () => Promise<string>;
  /** The server has used the token. */
  readonly onTokenSpent: () => void;
}

/**
 * @param madeHere names the tab's note of the email of the account that was made, or that an unanswered request may have made. An
 *   account without a waiver has another one: it cannot register.
 */
export function createGuestAccount(
  { account, auth, session, client }: AccountCalls,
  madeHere: 'joining-account' | 'membership-account',
): GuestAccount {
  let opened = '';
  // As it is typed, or as the account has it.
  const isMade = (email: string): boolean => readTabValue(madeHere) === email.trim().toLowerCase();

  async function signIn({ email, password }: NewAccount): Promise<void> {
    await session.start(await auth.signIn({ body: { email, password } }));
  }

  async function make(wanted: NewAccount, { key, humanToken, onTokenSpent }: AccountAttempt): Promise<void> {
    const { email, password } = wanted;
    const turnstile_token = await humanToken();
    const body = { ...wanted, confirm_password: password, turnstile_token };
    const wasMade = isMade(email);
    // Before the request, because its response may be lost.
    writeTabValue(madeHere, email.toLowerCase());
    try {
      const { tokens } = await account.register({ body }, { idempotencyKey: key });
      onTokenSpent();
      await (tokens ? session.start(tokens) : signIn(wanted));
    } catch (error) {
      if (isApiError(error) && !isUnknownOutcome(error)) {
        onTokenSpent();
        if (!wasMade) writeTabValue(madeHere, null);
      }
      throw error;
    }
  }

  return {
    client,
    isMade,
    open: async (wanted, attempt) => {
      const { email } = wanted;
      if (opened === email.toLowerCase() && (await session.current()) !== null) return;
      const isKnown = isMade(email) && (await isSignedIn(() => signIn(wanted), attempt.isRetyped));
      if (!isKnown) await make(wanted, attempt);
      opened = email.toLowerCase();
    },
    close: () => {
      writeTabValue(madeHere, null);
      if (opened !== '') session.signOut().catch(() => undefined);
      opened = '';
    },
  };
}

/** False where no account has this email and password, so that the request that would have made it never arrived. */
async function isSignedIn(signIn: () => Promise<void>, isRetyped: boolean): Promise<boolean> {
  try {
    await signIn();
    return true;
  } catch (error) {
    if (hasCode(error, 'invalid_credentials') && !isRetyped) return false;
    throw error;
  }
}
