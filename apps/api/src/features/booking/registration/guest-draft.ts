import type { Contract, ParsedBody } from '@detroit-well/api-client/contract';

/** The data of the account to create once the registration is confirmed; deleted when the hold ends. */
export type GuestDraft = {
  readonly email: string;
  readonly password_hash: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly gender: number | null;
  readonly date_of_birth: string;
  readonly address: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly postal_code: string;
  readonly country: string;
  /** The waiver was accepted by checkbox at this time, from here (SPEC-B 10.5). */
  readonly accepted_at: string;
  /** The version in force at that time. */
  readonly waiver_version?: string;
  readonly server_address: string;
  readonly user_agent: string;
};

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
