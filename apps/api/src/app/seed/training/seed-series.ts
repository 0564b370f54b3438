import { weekdays } from '@detroit-well/api-client/contract';
import { eq } from 'drizzle-orm';
import { addDays, studioDay } from '../../../platform/clock/studio-calendar.ts';
import type { Db } from '../../../platform/database/database.ts';
import { series, sessions } from '../../../platform/database/schema/training.ts';
import type { PlannedSession } from './calendar.ts';
import { communityRoll, series as planned } from './series.ts';

/** Makes series of the single nights, which end with the last planned one, so that the calendar stays as it is. */
export async function seedSeries(tx: Db, calendar: readonly PlannedSession[]): Promise<void> {
  const nights = [...planned, communityRoll].filter(({ weeks }) => weeks === 1);
  for (const of of nights) {
    const all = calendar.filter((one) => one.of === of);
    const days = all.map(({ startsAt }) => studioDay(startsAt)).toSorted();
    const interval = of === communityRoll ? 2 : 1;
    const own = run(days, interval * 7);
    const [slot] = of.slots;
    const [first] = await tx
      .select()
      .from(sessions)
      .where(eq(sessions.id, all[0]?.id ?? ''));
    const weekday = weekdays[of.weekday];
    if (first === undefined || weekday === undefined || own[0] === undefined) continue;
    const id = `series-${of.key}`;
    await tx.insert(series).values({
      id,
      programId: of.programId,
      coachId: slot.coachId,
      locationId: first.locationId,
      title: of.title,
      description: of.description,
      pricePublicCents: of.pricePublicCents,
      priceMemberCents: of.priceMemberCents,
      maxParticipants: of.maxParticipants,
      requirements: [...of.requirements],
      whatToBring: [...of.whatToBring],
      weekdays: [weekday],
      interval,
      startDate: own[0],
      startTime: slot.from,
      endTime: slot.to,
      until: own.at(-1) ?? null,
    });
    for (const one of all) {
      const day = studioDay(one.startsAt);
      if (own.includes(day))
        await tx.update(sessions).set({ seriesId: id, generatedFor: day }).where(eq(sessions.id, one.id));
    }
  }
}

/** The days from the first on as long as each follows the one before after so many days. */
function run(days: readonly string[], gap: number): string[] {
  const own: string[] = [];
  for (const day of days) {
    const last = own.at(-1);
    if (last === undefined || day === addDays(last, gap)) own.push(day);
  }
  return own;
}
