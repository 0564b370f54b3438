import { teamRoles, type OfficePerson } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { fromCents } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { problem } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { isOneOf, openInstalmentStatuses } from '../../platform/database/schema/statuses.ts';
import { findRegistrations, type RegistrationRecord } from '../booking/ledger/registration-queries.ts';
import { paidCents, paymentStatus } from '../booking/registration/view.ts';
import { currentState, everHeld } from '../memberships/follow-dates.ts';
import { ofBought } from '../memberships/office-view.ts';
import { findMemberships } from '../memberships/membership-records.ts';
import { noPassword } from '../users/people.ts';
import { lastAcceptance, signerName } from '../waiver/acceptances.ts';
import { currentWaiver } from '../waiver/versions.ts';
import { waiverLinkSentAt } from '../waiver-links/link-sent-at.ts';
import { visitsOf } from './attendance.ts';
import { contactViewsOf } from './contacts.ts';
import type { PeopleDeps } from './dependencies.ts';
import { emailsTo } from './emails.ts';
import { mergesOf } from './merged-records.ts';
import { notesOf } from './notes.ts';
import { personColumns, personRow, personRowView } from './people-list.ts';
import { personOf, recordsOf } from '../../platform/database/records-of-person.ts';

const mostRegistrations = 200;
const mostVisits = 50;

const accountRow = personRow.extend({
  emailVerified: z.boolean(),
  isOpen: z.boolean(),
  hasPassword: z.boolean(),
  role: z.enum(teamRoles).nullable(),
  createdAt: dateOfMs,
  invitedAt: dateOfMs.nullable(),
  contactEmail: z.string().nullable(),
  linkSentAt: dateOfMs.nullable(),
  waiverClaimedOn: z.string().nullable(),
});

/** One person with everything the office knows, by the id of any of their records. Throws when there is no such account. */
export async function findPerson(
  db: Db,
  anyId: string,
  deps: Pick<PeopleDeps, 'clock' | 'settings'>,
): Promise<OfficePerson> {
  const now = deps.clock.now();
  const [found] = await readRows(
    accountRow,
    db.execute(sql`
    select ${personColumns(now)}, u.email_verified_at is not null as "emailVerified", u.is_active as "isOpen",
      u.password_hash <> ${noPassword} as "hasPassword", t.role, ${epochMs('u.created_at')} as "createdAt",
      ${epochMs('u.invited_at')} as "invitedAt", u.contact_email as "contactEmail",
      (${waiverLinkSentAt(sql`u.id`)}) as "linkSentAt", f.waiver_claimed_on::text as "waiverClaimedOn"
    from users u left join profiles f on f.user_id = u.id left join team_members t on t.user_id = u.id
    where u.id = ${personOf(anyId)}`),
  );
  if (found === undefined) throw problem('not_found');
  const {
    emailVerified,
    isOpen,
    hasPassword,
    role,
    createdAt,
    invitedAt,
    contactEmail,
    linkSentAt,
    waiverClaimedOn,
    ...row
  } = found;
  const { id } = row;
  const { attendance, count } = await visitsOf(db, id, mostVisits);
  const registrations = await findRegistrations(db, sql`r.user_id in ${recordsOf(id)}`);
  return {
    ...personRowView(row),
    contact_email: contactEmail,
    email_verified: emailVerified,
    is_open: isOpen,
    has_password: hasPassword,
    role,
    created_at: toStudioIso(createdAt),
    invited_at: invitedAt && toStudioIso(invitedAt),
    visits_count: count,
    memberships: await membershipsOf(db, id, now),
    registrations: registrations.slice(0, mostRegistrations).map(registrationView),
    emergency_contacts: await contactViewsOf(db, id),
    waiver: await evidenceOf(db, id, now),
    waiver_claimed_on: waiverClaimedOn,
    waiver_link_sent_at: linkSentAt && toStudioIso(linkSentAt),
    attendance,
    notes: await notesOf(db, id),
    merges: await mergesOf(db, id, now),
    emails: isOpen ? await emailsTo(db, { id, email: row.email }, deps) : [],
  };
}

async function membershipsOf(db: Db, userId: string, now: Date): Promise<OfficePerson['memberships']> {
  const owned = await findMemberships(db, sql`memberships.user_id in ${recordsOf(userId)} and ${everHeld}`);
  const today = studioDay(now);
  return owned.map((membership) => {
    const { id, tier, startDate, endDate, source } = membership;
    const state = currentState(membership, today);
    return {
      id,
      tier,
      start_date: startDate,
      end_date: endDate,
      is_active: isOneOf(['active', 'past_due'], state),
      state,
      source,
      ...ofBought(membership, today),
    };
  });
}

function registrationView(registration: RegistrationRecord): OfficePerson['registrations'][number] {
  const isOpen = ({ status }: RegistrationRecord['instalments'][number]) =>
    isOneOf(openInstalmentStatuses, status);
  const owed = registration.instalments.filter(isOpen).reduce((sum, { cents }) => sum + cents, 0);
  return {
    id: registration.id,
    session_id: registration.sessionId,
    session_title: registration.sessionTitle,
    start_datetime: toStudioIso(registration.startsAt),
    end_datetime: toStudioIso(registration.endsAt),
    status: registration.status,
    rate: registration.rate,
    payment_plan: registration.plan,
    price: fromCents(registration.priceCents),
    paid: fromCents(Math.max(paidCents(registration), 0)),
    owed: fromCents(owed),
    payment_status: paymentStatus(registration),
  };
}

async function evidenceOf(db: Db, userId: string, now: Date): Promise<OfficePerson['waiver']> {
  const last = await lastAcceptance(db, userId);
  if (last === undefined) return null;
  return {
    version: last.version,
    is_current: last.version === (await currentWaiver(db, now))?.version,
    accepted_at: toStudioIso(last.acceptedAt),
    method: last.method,
    payment_consent: last.paymentConsent,
    signer_name: await signerName(db, last.id),
    address: last.serverAddress,
    user_agent: last.userAgent,
    chain_hash: last.chainHash,
  };
}
