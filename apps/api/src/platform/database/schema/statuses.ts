import { sql, type SQL } from 'drizzle-orm';

/** Charges without a final outcome. */
export const openChargeStatuses = ['pending', 'requires_action', 'unknown'] as const;
/** Charges that allow no second charge of the same instalment. */
export const currentChargeStatuses = [...openChargeStatuses, 'succeeded'] as const;
/** Refunds that are still to be requested from the provider. */
export const openRefundStatuses = ['pending', 'unknown'] as const;
/** Refunds that return nothing to the card. */
export const endedRefundStatuses = ['failed', 'cancelled'] as const;
/** Methods of charges that are no money: nothing is taken, and nothing of them can be given back. */
export const moneylessMethods = ['complimentary', 'pass', 'included'] as const;
/** Disputes, as Stripe names their states, in which the money stays with the studio for good. */
export const disputesKept = ['won', 'warning_closed', 'prevented'] as const;
/** Registrations that have a seat. */
export const liveRegistrationStatuses = ['held', 'confirmed'] as const;
/** Registrations that were confirmed at some time. */
export const bookedRegistrationStatuses = ['confirmed', 'cancelled'] as const;
/** Registrations that a session list shows to their owner. */
export const shownRegistrationStatuses = [...liveRegistrationStatuses, 'cancelled'] as const;
/** Instalments that are still to be paid. */
export const openInstalmentStatuses = ['due', 'failed'] as const;
/** Memberships that have not ended, of which a person has at most one. */
export const liveMembershipStates = ['pending', 'active', 'past_due', 'paused'] as const;
/** Memberships that give the member rate on their days. */
export const beneficialMembershipStates = ['pending', 'active', 'past_due'] as const;
/** Waitlist entries that wait for a seat or hold an offer. */
export const liveEntryStatuses = ['waiting', 'offered'] as const;

/** A status set as a list in SQL: `status in ${listed(openChargeStatuses)}`. */
export const listed = (statuses: readonly string[]): SQL =>
  sql.raw(`(${statuses.map((status) => `'${status}'`).join(', ')})`);

export const isOneOf = (statuses: readonly string[], status: string): boolean => statuses.includes(status);
