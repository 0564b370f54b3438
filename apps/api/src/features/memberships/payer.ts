import { paths, portalUrl } from '@detroit-well/config/paths';
import { eq } from 'drizzle-orm';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { mailAddress } from '../../platform/database/mail-address.ts';
import { users } from '../../platform/database/schema/people.ts';
import { firstNameOf } from '../users/first-name.ts';
import { personOf } from '../../platform/database/records-of-person.ts';

/** Whom emails about a membership reach; the address is empty without one. */
export async function payerOf(db: Db, userId: string): Promise<{ email: string; firstName: string }> {
  const [user] = await db
    .select({ email: mailAddress('users') })
    .from(users)
    .where(eq(users.id, personOf(userId)));
  if (user === undefined) throw new Error('a membership without a person');
  return { email: user.email, firstName: await firstNameOf(db, userId) };
}

/** The membership in the portal. */
export const membershipUrl = ({ addresses }: PlatformDeps['settings']): string =>
  portalUrl(addresses.portalUrl, paths.dashboard.membership());

/** `Visa 4242`, as emails and messages name a card. */
export const cardName = ({ brand, last4 }: { readonly brand: string; readonly last4: string }): string =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ${last4}`;
