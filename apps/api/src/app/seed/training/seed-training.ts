import { hourMs } from '@detroit-well/config/durations';
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
import type { PlannedSession } from './calendar.ts';
import { categories, coaches, programs } from './catalogue.ts';

/** Adds coaches, categories, programs and sessions. All seats are free here; registrations take them later. */
export async function seedTraining(tx: Db, calendar: readonly PlannedSession[], now: Date): Promise<void> {
  await tx
    .insert(coachTable)
    .values(coaches.map((coach) => ({ ...coach, certifications: [...coach.certifications] })));
  await tx.insert(categoryTable).values([...categories]);
  await tx
    .insert(programTable)
    .values(programs.map((program) => ({ ...program, outline: [...program.outline] })));
  await tx.insert(sessions).values(
    calendar.map(({ of, ...planned }) => ({
      ...of,
      ...planned,
      requirements: [...of.requirements],
      whatToBring: [...of.whatToBring],
      revision: planned.status === 'scheduled' ? 0 : 1,
    })),
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
