import type { Contract, ParsedBody } from '@detroit-well/api-client/contract';
import type { GuestDraft } from '../../../platform/database/schema/registrations.ts';

type GuestBody = ParsedBody<Contract['registrations']['guestRegister']>;

/** Maps the three genders of guest registration to profile codes (SPEC-A 3); `other` maps to non-binary. */
const genderCodes = { female: 1, male: 2, other: 3 } as const;

/** The draft of an account from the guest's form. The password comes hashed. */
export function guestDraft(
  { user_data: data }: GuestBody,
  passwordHash: string,
  evidence: { now: Date; waiverVersion: string; address: string; userAgent: string },
): GuestDraft {
  return {
    email: data.email.trim().toLowerCase(),
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
