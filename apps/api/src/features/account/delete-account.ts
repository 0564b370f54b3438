import type { Contract } from '@detroit-well/api-client/contract';
import type { Handler } from '../../platform/calls/calls.ts';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { isPasswordCurrent } from '../auth/password-check.ts';
import { isLastOwner } from '../team/team-members.ts';
import { accountOf } from '../users/people.ts';
import { closeAccount } from './close-account.ts';
import type { AccountDeps } from './dependencies.ts';

export const currentPasswordIncorrect = 'Current password is incorrect';

/** Deletes the caller's account, after the password. */
export const deleteAccount: Handler<Contract['account']['deleteAccount'], AccountDeps> = async (
  call,
  deps,
) => {
  const { database, passwords } = deps;
  const { caller, body, log } = call;
  const verified = await accountOf(database.db, caller);
  const incorrect = () => fieldProblem({ password: [currentPasswordIncorrect] });
  if (!(await passwords.matches(verified.passwordHash, body.password))) throw incorrect();
  const check = async (tx: Db) => {
    if (!(await isPasswordCurrent(tx, verified))) throw incorrect();
    if (await isLastOwner(tx, caller.userId)) throw problem('last_owner');
  };
  // Before anything is cancelled; once more with the erasure, because another owner may leave meanwhile.
  await database.withTx(check);
  await closeAccount(deps, {
    person: caller,
    log,
    check,
    transaction: (erase) => database.withTx(erase),
  });
};
