import { minuteMs } from '@detroit-well/config/durations';
import { addDays, studioDay, studioInstant } from '@detroit-well/config/studio-time';
import { between, pick } from './chance.ts';

/** The hours in which people book: little in the morning, some at lunch, most in the evening. */
const hours = [7, 8, 9, 10, 11, 12, 12, 13, 15, 16, 17, 18, 18, 19, 19, 20, 20, 21, 21, 22] as const;
/** When the jobs of the server collect what is due on a day. */
const jobsHour = 6;

/** An instant on a studio day at which a person is awake. */
export const awakeOn = (day: string, key: string): Date =>
  at(day, pick(`${key} hour`, hours), between(`${key} minute`, 0, 59), key);

/** An instant on a day at which a job collects. */
export const collectedOn = (day: string, key: string): Date =>
  at(day, jobsHour, between(`${key} minute`, 0, 9), key);

const at = (day: string, hour: number, minute: number, key: string): Date =>
  new Date(
    studioInstant(day, `${two(hour)}:${two(minute)}`).getTime() + between(`${key} second`, 0, 59) * 1_000,
  );
const two = (value: number): string => String(value).padStart(2, '0');

/** An instant so many days ago; one that would be later than `now` is a day earlier. */
export function awakeDaysAgo(now: Date, days: number, key: string): Date {
  const day = addDays(studioDay(now), -days);
  const instant = awakeOn(day, key);
  return instant.getTime() < now.getTime() - 15 * minuteMs ? instant : awakeOn(addDays(day, -1), key);
}
