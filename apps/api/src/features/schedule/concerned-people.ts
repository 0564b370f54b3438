import type { SessionCancelPreview } from '@detroit-well/api-client/contract';
import { fromCents } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { personName } from '../../platform/database/person-name.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { findRegistrations } from '../booking/ledger/registration-queries.ts';
import { sumsByDestination, type GivenBack } from '../booking/ledger/refunds.ts';
import { wholeRefundOf } from '../booking/registration/end-registration.ts';
import { joinPerson } from '../../platform/database/records-of-person.ts';

/** A person who is registered for a session, and what they get back when the business cancels it. */
export interface ConcernedPerson {
  readonly id: string;
  readonly userId: string | null;
  readonly name: string;
  readonly refunds: readonly GivenBack[];
  /** The credit or included session that paid for it, and comes back. */
  readonly credit: 'pass' | 'included' | null;
}

const named = z.object({ id: z.string(), userId: z.string().nullable(), name: z.string() });

/** Who is registered for a session, by last name. */
export async function concernedPeople(db: Db, sessionId: string): Promise<ConcernedPerson[]> {
  const people = await readRows(
    named,
    db.execute(sql`
    select r.id, u.id as "userId", coalesce(${personName('u', 'f')}, r.guest_email, '') as name
    from registrations r ${joinPerson('r.user_id')}
    where r.session_id = ${sessionId} and r.status = 'confirmed' order by coalesce(f.sort_name, ''), r.id`),
  );
  const records = new Map(
    (await findRegistrations(db, sql`r.session_id = ${sessionId} and r.status = 'confirmed'`)).map((one) => [
      one.id,
      one,
    ]),
  );
  return people.map((person) => {
    const record = records.get(person.id);
    return {
      ...person,
      refunds: record ? wholeRefundOf(record) : [],
      credit: record?.credit?.kind ?? null,
    };
  });
}

/** The money that all of them get back. */
export const refundCents = (people: readonly ConcernedPerson[]): number =>
  people.flatMap(({ refunds }) => refunds).reduce((sum, { cents }) => sum + cents, 0);

export const personView = ({
  id,
  userId,
  name,
  refunds,
  credit,
}: ConcernedPerson): SessionCancelPreview['people'][number] => ({
  registration_id: id,
  person_id: userId,
  name,
  returns: [
    ...sumsByDestination(refunds).map(([to, cents]) => ({ to, amount: fromCents(cents) })),
    ...(credit === null ? [] : [{ to: credit, amount: null }]),
  ],
});
