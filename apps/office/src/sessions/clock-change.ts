import { studioInstant, studioOffsetMinutes, type Day } from '@detroit-well/config/studio-time';

const hourMs = 3_600_000;

/** Says how long a session is during which the clocks change: its times do not. `endDay`: the day of its end. */
export function clockChangeText(day: Day, start: string, endDay: Day, end: string): string | null {
  const [startsAt, endsAt] = [studioInstant(day, start), studioInstant(endDay, end)];
  if (studioOffsetMinutes(startsAt) === studioOffsetMinutes(endsAt)) return null;
  const hours = (endsAt.getTime() - startsAt.getTime()) / hourMs;
  return `The clocks change that night: it lasts ${hours === 1 ? '1 hour' : `${hours} hours`}.`;
}
