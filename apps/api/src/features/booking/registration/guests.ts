import type { guestUserData } from '@detroit-well/validation';
import type * as z from 'zod';
import type { PlatformDeps } from '../../../platform/calls/dependencies.ts';
import type { Db } from '../../../platform/database/database.ts';
import { billingAddresses } from '../../../platform/database/schema/people.ts';
import type { GuestDraft } from '../../../platform/database/schema/registrations.ts';
import { makeMailToken, verifyUrl } from '../../users/mail-links.ts';
import { createPerson } from '../../users/people.ts';
import { recordAcceptance } from '../../waiver/acceptances.ts';

/** Maps the three genders of guest registration to profile codes (SPEC-A 3); `other` maps to non-binary. */
const genderCodes = { female: 1, male: 2, other: 3 } as const;

export const noWaiverYet = 'Registration is not open yet: the studio has not published its waiver.';

/** The draft of an account from the guest's form. The password comes hashed. */
export function guestDraft(
  data: Omit<z.output<typeof guestUserData>, 'password'>,
  passwordHash: string,
  evidence: { now: Date; waiverVersion: string; address: string; userAgent: string },
): GuestDraft {
  return {
    email: data.email,
    password_hash: passwordHash,
    first_name: data.first_name,
    last_name: data.last_name,
    phone: data.phone ?? '',
    gender: genderCodes[data.gender],
    date_of_birth: data.date_of_birth,
    address: data.address,
    address2: data.address2 ?? '',
    city: data.city,
    state: data.state,
    postal_code: data.zip,
    country: data.country,
    accepted_at: evidence.now.toISOString(),
    waiver_version: evidence.waiverVersion,
    server_address: evidence.address,
    user_agent: evidence.userAgent,
  };
}

/** An account with this email was created after the hold began. */
export class AddressTaken extends Error {}

/**
 * Creates the account of a guest, whose registration is confirmed or who joins first: user, billing address, waiver acceptance
 * with its evidence, and an email verification link. Does not sign the guest in. Throws AddressTaken if the email has an account.
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
