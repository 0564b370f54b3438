import { addDays, formatMediumDay, studioDay, type Day } from '@detroit-well/config/studio-time';
import { serverNow } from '@detroit-well/config/server-clock';

const days = 7;

/** The Sunday that a day's week starts with. */
const weekOf = (day: Day): Day => addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());

/** The first and last day of the week in the address, or of the current one, and the weeks beside it. */
export function weekAt(text: string | undefined, today: Day = studioDay(serverNow())) {
  const isDay = text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  const first = weekOf(isDay ? text : today);
  const last = addDays(first, days - 1);
  return {
    first,
    last,
    isCurrent: first === weekOf(today),
    before: addDays(first, -days),
    after: addDays(first, days),
    title: `${formatMediumDay(first)} to ${formatMediumDay(last)}`,
  };
}
