import { dayMs, hourMs } from '@detroit-well/config/durations';
import { addDisputesAndRefunds } from '../money/disputes.ts';
import { addGiftCards } from '../money/gift-cards.ts';
import { addMemberships } from '../money/memberships.ts';
import { addPasses } from '../money/passes.ts';
import { addClients } from '../people/add-clients.ts';
import { clientsAt, type Client } from '../people/clients.ts';
import { addNotes } from '../people/notes.ts';
import { studioDay } from '@detroit-well/config/studio-time';
import { addRegistration, registrationId } from '../training/add-registration.ts';
import { addAttendance } from '../training/attendance-of.ts';
import { planBookings } from '../training/bookings.ts';
import { planCalendar, planHistory, type PlannedSession } from '../training/calendar.ts';
import { memberCard, memberRegistrations } from '../training/member-registrations.ts';
import { registerClients } from '../training/register-clients.ts';
import { addReviews } from '../training/reviews.ts';
import { addStudioChanges } from '../training/studio-changes.ts';
import { addWaitlists } from '../training/waitlists.ts';
import { sortEntries } from '../rows/audit.ts';
import { addConversations } from './conversations.ts';
import { noRows, type Rows } from '../rows/rows.ts';

/** The demo's studio on the day of the seed. */
export interface Studio {
  /** All sessions since the studio opened, with the seats that are taken. */
  readonly sessions: readonly PlannedSession[];
  readonly clients: readonly Client[];
  /** The actions of people since: they refer to the sessions and to the demo people. */
  readonly rows: Rows;
}

/** The days for which the studio has been open. */
export const openDays = 130;

/** Plans four months of a studio. The same clock gives the same studio. */
export function planStudio(passwordHash: string, now: Date): Studio {
  const rows = noRows();
  const clients = clientsAt(now);
  const calendar = planCalendar(now);
  const sessions = [...planHistory(now), ...calendar];
  addClients(rows, clients, passwordHash, now);
  addMemberships(rows, clients, now);
  addPasses(rows, clients);
  addGiftCards(rows, clients, now);
  const own = memberRegistrations(calendar, now);
  const taken = new Map(own.map(({ session }) => [session.id, 1]));
  const bookings = planBookings(sessions, taken, { clients, comes: comesOf(rows), now });
  rows.sandboxCards.push({
    id: memberCard,
    behaviour: 'succeeds',
    brand: 'visa',
    last4: '4242',
    expMonth: 12,
    expYear: now.getUTCFullYear() + 4,
  });
  for (const registration of own) addRegistration(rows, registration, now);
  registerClients(rows, bookings, now);
  const seats = [
    ...own.map(({ session, userId }) => ({ session, userId, turn: 0 })),
    ...bookings
      .filter(({ cancelledAt }) => cancelledAt === undefined)
      .map(({ session, client, turn }) => ({ session, userId: client.id, turn })),
  ];
  for (const seat of seats) {
    addAttendance(rows, seat, now);
    addReminder(rows, seat, now);
  }
  addWaitlists(rows, sessions, { bookings, clients, now });
  addStudioChanges(rows, calendar, now);
  addReviews(rows, bookings, now);
  addDisputesAndRefunds(rows, now);
  addNotes(rows, clients, now);
  addConversations(rows, calendar, { bookings, clients, now });
  sortEntries(rows);
  const seatsOf = new Map<string, number>();
  for (const { session } of seats) seatsOf.set(session.id, (seatsOf.get(session.id) ?? 0) + 1);
  return {
    sessions: sessions.map((session) => ({ ...session, taken: seatsOf.get(session.id) ?? 0 })),
    clients,
    rows,
  };
}

/** No client comes after a membership that is over, or in a pause. */
function comesOf(rows: Rows): (client: Client, session: PlannedSession) => boolean {
  const ofPerson = new Map(rows.memberships.map((membership) => [membership.userId, membership]));
  return ({ id }, { startsAt, endsAt }) => {
    const membership = ofPerson.get(id);
    const [first, last] = [studioDay(startsAt), studioDay(endsAt)];
    if (membership?.state === 'cancelled' && membership.endDate) return last <= membership.endDate;
    const { pauseFrom, pauseUntil } = membership ?? {};
    return !pauseFrom || !pauseUntil || last < pauseFrom || first >= pauseUntil;
  };
}

/** Who has a meeting within the next day was reminded of it already. */
function addReminder(
  rows: Rows,
  { session, userId }: { session: PlannedSession; userId: string },
  now: Date,
): void {
  for (const { startsAt } of session.meetings)
    if (startsAt > now && startsAt.getTime() <= now.getTime() + dayMs + hourMs)
      rows.reminders.push({ registrationId: registrationId({ session, userId }), startsAt, createdAt: now });
}
