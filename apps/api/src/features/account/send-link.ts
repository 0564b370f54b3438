import { eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/people.ts';
import { firstNameOf } from '../users/first-name.ts';
import { makeMailToken, resetUrl, verifyUrl } from '../users/mail-links.ts';
import { accountMergedEmail, passwordResetEmail, verificationEmail } from './email-templates.ts';

type Account = typeof users.$inferSelect;
type Purpose = 'reset_password' | 'verify_email';

/** Which accounts may receive which link. */
const mayHave: Readonly<Record<Purpose, (account: Account) => boolean>> = {
  reset_password: ({ isActive }) => isActive,
  verify_email: ({ isActive, emailVerifiedAt }) => isActive && emailVerifiedAt === null,
};

/**
 * Sends a link to the owner of an email address. If no account qualifies, it does the same work for another account and rolls
 * that back. The response time therefore does not reveal which addresses have accounts (SPEC-B 10.10). A transaction with a
 * rolled-back savepoint is written to disk like any other.
 */
export async function sendLink(
  { database, mail, clock, settings }: Pick<PlatformDeps, 'database' | 'mail' | 'clock' | 'settings'>,
  purpose: Purpose,
  email: string,
): Promise<void> {
  await database.withTx(async (tx) => {
    const account = await ownerOrAnybody(tx, email);
    if (account === undefined) return;
    await tx.execute(sql`savepoint link`);
    const token = await makeMailToken(tx, account.id, purpose, clock.now());
    const firstName = await firstNameOf(tx, account.id);
    await mail.send(
      tx,
      account.mergedInto !== null && purpose === 'reset_password'
        ? accountMergedEmail(email, { firstName })
        : purpose === 'reset_password'
          ? passwordResetEmail(email, { firstName, resetUrl: resetUrl(settings, account.id, token) })
          : verificationEmail(email, { firstName, verifyUrl: verifyUrl(settings, token) }),
    );
    const qualifies = account.email === email && mayHave[purpose](account);
    await tx.execute(qualifies ? sql`release savepoint link` : sql`rollback to savepoint link`);
  });
}

/** The account of an address, otherwise any account, by the same statement. Undefined when there are no accounts. */
async function ownerOrAnybody(tx: Db, email: string): Promise<Account | undefined> {
  const owner = tx.select().from(users).where(eq(users.email, email));
  const found = await unionAll(owner, tx.select().from(users).limit(1));
  return found.find((account) => account.email === email) ?? found[0];
}
