import { eq } from 'drizzle-orm';
import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { coachCalendars } from '../../platform/database/schema/people.ts';
import { addressOf, hashOfToken, tokenOf } from './calendar-address.ts';

interface CalendarDeps extends OfficeDatabaseDeps, Pick<PlatformDeps, 'keys' | 'settings'> {}

export const officeCalendarHandlers: HandlersOf<'officeCalendar', CalendarDeps> = {
  read: ({ caller: { userId } }, deps) =>
    deps.office.read(async (db) => {
      const [stored] = await db.select().from(coachCalendars).where(eq(coachCalendars.userId, userId));
      return { url: stored ? addressOf(deps, tokenOf(deps, userId, stored.number)) : null };
    }),

  renew: (call, deps) =>
    deps.office.change(call, async (tx, record) => {
      const { userId } = call.caller;
      const [stored] = await tx
        .select()
        .from(coachCalendars)
        .where(eq(coachCalendars.userId, userId))
        .for('update');
      const number = (stored?.number ?? 0) + 1;
      const token = tokenOf(deps, userId, number);
      const values = { userId, number, tokenHash: hashOfToken(token) };
      await tx
        .insert(coachCalendars)
        .values(values)
        .onConflictDoUpdate({ target: coachCalendars.userId, set: values });
      await record({
        action: 'calendar.renew',
        target: `person:${userId}`,
        before: stored ? { calendar: stored.number } : null,
        after: { calendar: number },
      });
      return { url: addressOf(deps, token) };
    }),
};
