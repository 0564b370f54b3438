import { problemTexts } from '@detroit-well/api-client/contract';
import { eq } from 'drizzle-orm';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import { problem, fieldProblem } from '../../platform/calls/problem.ts';
import { users } from '../../platform/database/schema/people.ts';
import { requireUncommonPassword } from '../auth/common-passwords.ts';
import { isPasswordCurrent } from '../auth/password-check.ts';
import { endAll } from '../auth/refresh-tokens.ts';
import { confirmAddress } from '../users/confirm-address.ts';
import { useMailToken } from '../users/mail-links.ts';
import { accountOf } from '../users/people.ts';
import { currentPasswordIncorrect, deleteAccount } from './delete-account.ts';
import type { AccountDeps } from './dependencies.ts';
import { register } from './register.ts';
import { sendLink } from './send-link.ts';
import { setPassword } from './set-password.ts';
import { addressVerified, verifyAddress } from './verify-address.ts';

const verificationSent = 'If this address waits to be verified, a new link is on its way.';

export const accountHandlers: HandlersOf<'account', AccountDeps> = {
  register,

  verifyEmail: async ({ body }, { database, clock }) => {
    const verified = await database.withTx((tx) => verifyAddress(tx, body.token, clock.now()));
    if (!verified) throw problem('verification_link_invalid');
    return { message: `${addressVerified}.` };
  },

  /** The response is the same for every address, so that it does not reveal which addresses have accounts. */
  resendVerification: async ({ body, caller }, deps) => {
    const email = caller?.email ?? body.email;
    if (email !== undefined) await sendLink(deps, 'verify_email', email);
    return { message: verificationSent };
  },

  requestPasswordReset: async ({ body }, deps) => {
    await sendLink(deps, 'reset_password', body.email);
    return { message: problemTexts.resetLinkSent };
  },

  confirmPasswordReset: async ({ params, body }, deps) => {
    const { database, passwords, clock, systemClock } = deps;
    requireUncommonPassword(body.password, 'password');
    const passwordHash = await passwords.hash(body.password);
    await database.withTx(async (tx) => {
      // Locks the account so that of two concurrent resets the second finds its link spent, instead of a deadlock.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, params.uid)).for('update');
      const userId = await useMailToken(tx, params.token, 'reset_password', clock.now());
      if (userId === undefined || userId !== params.uid) throw problem('reset_link_invalid');
      await confirmAddress(tx, userId, clock.now());
      await setPassword(tx, userId, passwordHash, deps);
      await endAll(tx, userId, 'password_reset', systemClock.now());
    });
    return { message: 'Your password has been reset.' };
  },

  changePassword: async ({ caller, body }, deps) => {
    const { database, passwords, systemClock } = deps;
    const verified = await accountOf(database.db, caller);
    const incorrect = () => fieldProblem({ old_password: [currentPasswordIncorrect] });
    if (!(await passwords.matches(verified.passwordHash, body.old_password))) throw incorrect();
    requireUncommonPassword(body.new_password, 'new_password');
    const passwordHash = await passwords.hash(body.new_password);
    await database.withTx(async (tx) => {
      if (!(await isPasswordCurrent(tx, verified))) throw incorrect();
      await setPassword(tx, caller.userId, passwordHash, deps);
      await endAll(tx, caller.userId, 'password_changed', systemClock.now(), caller.family);
    });
    return { message: 'Your password has been changed.' };
  },

  deleteAccount,
};
