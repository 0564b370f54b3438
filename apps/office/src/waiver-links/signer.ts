import type { OfficeRosterEntry } from '@detroit-well/api-client';

/** Who is to sign the waiver. */
export interface Signer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly hasSigned: boolean;
}

/** The signer of a row of a roster; null for a registration without an account. */
export const signerOf = ({ person_id, name, email, phone, waiver }: OfficeRosterEntry): Signer | null =>
  person_id === null ? null : { id: person_id, name, email, phone, hasSigned: waiver === 'signed' };
