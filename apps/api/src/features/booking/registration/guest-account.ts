import { createPerson } from '../../users/people.ts';
import { makeMailToken, verifyUrl } from '../../users/mail-links.ts';
import type { Db } from '../../../platform/database/database.ts';
import { billingAddresses } from '../../../platform/database/schema/people.ts';
import type { PlatformDeps } from '../../../platform/calls/dependencies.ts';
import { recordAcceptance } from '../../waiver/acceptances.ts';
import type { GuestDraft } from '../../../platform/database/schema/registrations.ts';

/** An account with this email was created after the hold began. */
export class AddressTaken extends Error {}

/**
 * Creates the account of a guest whose registration is confirmed: user, billing address, waiver acceptance with its
 * evidence, and an email verification link. Does not sign the guest in. Throws AddressTaken if the email has an
 * account.
 */
export async function createGuestAccount(
  tx: Db,
  { settings }: Pick<PlatformDeps, 'settings'>,
  draft: GuestDraft,
  now: Date,
): Promise<{ userId: string; verifyUrl: string }> {
  const person = await createPerson(tx, {
    email: draft.email,
    passwordHash: draft.password_hash,
    firstName: draft.first_name,
    lastName: draft.last_name,
    phone: draft.phone,
    dateOfBirth: draft.date_of_birth,
    ...(draft.gender === null ? {} : { gender: draft.gender }),
  });
  if (person === undefined) throw new AddressTaken('the address has an account');
  const { address, address2, city, state, postal_code: postalCode, country } = draft;
  await tx
    .insert(billingAddresses)
    .values({ userId: person.id, address, address2, city, state, postalCode, country });
  await recordAcceptance(tx, {
    userId: person.id,
    method: 'checkbox',
    version: draft.waiver_version,
    serverAddress: draft.server_address,
    userAgent: draft.user_agent,
    acceptedAt: new Date(draft.accepted_at),
    recordedAt: now,
  });
  const token = await makeMailToken(tx, person.id, 'verify_email', now);
  return { userId: person.id, verifyUrl: verifyUrl(settings, token) };
}
