import type { OfficeRegistration } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { fromCents } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import type { OfficeDatabaseDeps } from '../../../platform/audit/office-database.ts';
import { problem } from '../../../platform/calls/problem.ts';
import type { Db } from '../../../platform/database/database.ts';
import { isOneOf, openInstalmentStatuses } from '../../../platform/database/schema/statuses.ts';
import { findRegistrations, type RegistrationRecord } from '../ledger/registration-queries.ts';
import type { BookingDeps } from '../registration/apply-charge-outcome.ts';
import { chargedCents, paidCents, registrationView } from '../registration/view.ts';
import { recordsOf } from '../../../platform/database/records-of-person.ts';

/**
 * The dependencies of the team's calls about registrations. `database` is for the provider's outcomes, which are no change of the
 * team.
 */
export interface OfficeBookingDeps extends BookingDeps, OfficeDatabaseDeps {}

/** A registration of a person, whatever its state. */
export async function registrationOf(
  db: Db,
  { id, registration_id: registrationId }: { readonly id: string; readonly registration_id: string },
): Promise<RegistrationRecord> {
  const [registration] = await findRegistrations(
    db,
    sql`r.id = ${registrationId} and r.user_id in ${recordsOf(id)}`,
  );
  if (registration === undefined) throw problem('not_found');
  return registration;
}

/** Payments that are still to be made; none once the registration has ended. */
export const openInstalments = ({ instalments }: Pick<RegistrationRecord, 'instalments'>) =>
  instalments.filter(({ status }) => isOneOf(openInstalmentStatuses, status));

/** The amount owed, and the day of the next payment. */
export function owedOf(open: readonly { readonly cents: number; readonly dueOn: string }[]): {
  owed: string;
  due_on: string | null;
} {
  const [first = null] = open.map(({ dueOn }) => dueOn).toSorted();
  return { owed: fromCents(open.reduce((sum, { cents }) => sum + cents, 0)), due_on: first };
}

/** A registration as the office sees it. */
export function officeRegistrationView(registration: RegistrationRecord, now: Date): OfficeRegistration {
  const { session_id, session_title, start_datetime, status, payment_status, price, rate } = registrationView(
    registration,
    now,
  );
  const charged = chargedCents(registration);
  return {
    id: registration.id,
    session_id,
    session_title,
    start_datetime,
    end_datetime: toStudioIso(registration.endsAt),
    status,
    payment_status,
    price,
    rate,
    paid: fromCents(charged),
    refunded: fromCents(charged - paidCents(registration)),
    ...owedOf(openInstalments(registration)),
  };
}
