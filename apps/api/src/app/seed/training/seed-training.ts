import { dayMs, hourMs } from '@detroit-well/config/durations';
import { linkLocations } from '../../../features/catalogue/link-locations.ts';
import type { Db } from '../../../platform/database/database.ts';
import {
  categories as categoryTable,
  coaches as coachTable,
  programs as programTable,
  sessionMeetings,
  sessions,
  sessionUpdates,
} from '../../../platform/database/schema/training.ts';
import { studioChangedAt } from './bookings.ts';
import type { PlannedSession } from './calendar.ts';
import { categories, coaches, programs } from './catalogue.ts';

/** So many days before its start, a session came into the calendar. */
const announcedDays = 90;

/** Adds coaches, categories, programs and sessions with their taken seats. Their registrations are added later. */
export async function seedTraining(tx: Db, calendar: readonly PlannedSession[], now: Date): Promise<void> {
  await tx
    .insert(coachTable)
    .values(coaches.map((coach) => ({ ...coach, certifications: [...coach.certifications] })));
  await tx.insert(categoryTable).values([...categories]);
  await tx
    .insert(programTable)
    .values(programs.map((program) => ({ ...program, outline: [...program.outline] })));
  await tx.insert(sessions).values(
    calendar.map(({ of, ...planned }) => {
      const changes = planned.status === 'scheduled' ? 0 : 1;
      const createdAt = new Date(Math.min(planned.startsAt.getTime() - announcedDays * dayMs, now.getTime()));
      return {
        ...of,
        ...planned,
        requirements: [...of.requirements],
        whatToBring: [...of.whatToBring],
        revision: changes,
        version: 1 + changes,
        createdAt,
        updatedAt: changes === 0 ? createdAt : studioChangedAt(now),
      };
    }),
  );
  await linkLocations(tx);
  await tx
    .insert(sessionMeetings)
    .values(
      calendar
        .filter(({ meetings }) => meetings.length > 1)
        .flatMap(({ id: sessionId, meetings }) =>
          meetings.map((meeting, index) => ({ ...meeting, sessionId, number: index + 1 })),
        ),
    );
  await tx.insert(sessionUpdates).values(
    calendar
      .filter(({ startsAt, status }) => startsAt > now && status === 'scheduled')
      .slice(0, 2)
      .map(({ id }) => ({
        sessionId: id,
        title: 'Doors open fifteen minutes early',
        message:
          'Come in through the side door on the alley. Rentals are laid out by size, so you can be on the floor by the first record.',
        createdAt: new Date(now.getTime() - hourMs),
      })),
  );
}
