import { paths, portalUrl } from '@detroit-well/config/paths';
import { eq } from 'drizzle-orm';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/people.ts';
import { firstNameOf } from '../users/first-name.ts';

/** Whom emails about a membership reach. */
export async function payerOf(db: Db, userId: string): Promise<{ email: string; firstName: string }> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (user === undefined) throw new Error('a membership without a person');
  return { email: user.email, firstName: await firstNameOf(db, userId) };
}

/** The membership in the portal. */
export const membershipUrl = ({ addresses }: PlatformDeps['settings']): string =>
  portalUrl(addresses.portalUrl, paths.dashboard.membership());
