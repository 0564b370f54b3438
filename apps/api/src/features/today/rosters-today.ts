import type { Contract, OfficeRoster, RostersToday } from '@detroit-well/api-client/contract';
import { dayMs } from '@detroit-well/config/durations';
import { initials } from '@detroit-well/config/initials';
import { addDays, studioDay, studioInstant, toStudioIso } from '@detroit-well/config/studio-time';
import { fromCents, spotsLeft } from '@detroit-well/pricing';
import { inArray } from 'drizzle-orm';
import type { Handler, StaffCaller } from '../../platform/calls/calls.ts';
import type { Db } from '../../platform/database/database.ts';
import { sessions } from '../../platform/database/schema/training.ts';
import { ownSession } from '../coaching/own-session.ts';
import { passHashOf } from '../door-pass/pass-hashes.ts';
import { readRoster } from '../rosters/read-roster.ts';
import { readMeetings, seesMoney, takesPlace } from './meetings.ts';
import type { TodayDeps } from './today.ts';

type Kept = RostersToday['sessions'][number];

/**
 * The rosters of today, for a device without network. They hold for a day, and longer for a session that ends later. A coach has
 * those of the sessions that they lead.
 */
export const rostersToday: Handler<Contract['officeToday']['rosters'], TodayDeps> = (
  { caller },
  { office, clock },
) => office.read((db) => readAll(db, caller, clock.now()));

async function readAll(db: Db, caller: StaffCaller, now: Date): Promise<RostersToday> {
  const day = studioDay(now);
  const meetings = await readMeetings(
    db,
    caller,
    takesPlace(studioInstant(day), studioInstant(addDays(day, 1))),
  );
  const offers = await readOffers(
    db,
    meetings.map(({ id }) => id),
  );
  const rosters: Kept[] = [];
  for (const { id, number } of meetings) {
    const offer = offers.get(id);
    if (offer === undefined) continue;
    const session = await ownSession(db, caller, id);
    const roster = await readRoster(db, { session, meeting: number, seesMoney: seesMoney(caller), now });
    rosters.push({ ...(await kept(db, roster)), ...offer });
  }
  const lastEnd = Math.max(...meetings.map(({ endsAt }) => endsAt.getTime()), 0);
  return {
    taken_at: toStudioIso(now),
    expires_at: toStudioIso(Math.max(now.getTime() + dayMs, lastEnd)),
    sessions: rosters,
  };
}

const nameless = 'No name yet';

/** Without what the room does not need: pictures, emails, phones of the people, amounts and further contacts. */
async function kept(
  db: Db,
  { waiting_count: _waiting, next: _next, count: _count, results, ...session }: OfficeRoster,
) {
  const hashes = await passHashOf(
    db,
    results.flatMap(({ person_id: id }) => id ?? []),
  );
  return {
    ...session,
    people: results.map(
      ({
        picture_path: _picture,
        email,
        phone: _phone,
        amount_due: _due,
        further_contacts: _contacts,
        ...entry
      }) => {
        // Lists name a person without a name by the email.
        const name = entry.name === email ? nameless : entry.name;
        const pass_hash = hashes.get(entry.person_id ?? '') ?? null;
        return { ...entry, name, initials: initials(name), pass_hash };
      },
    ),
  };
}

/** What a walk-in pays, and whether there is room, by session. */
async function readOffers(db: Db, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({
            id: sessions.id,
            publicCents: sessions.pricePublicCents,
            memberCents: sessions.priceMemberCents,
            max_participants: sessions.maxParticipants,
            current_registrations: sessions.taken,
          })
          .from(sessions)
          .where(inArray(sessions.id, [...ids]));
  return new Map(
    rows.map(({ id, publicCents, memberCents, ...seats }) => [
      id,
      {
        price_public: fromCents(publicCents),
        price_member: fromCents(memberCents),
        places_left: spotsLeft(seats),
      },
    ]),
  );
}
