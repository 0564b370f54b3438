import { addDays, type Day } from './studio-time.ts';

const fixed = ['01-01', '06-19', '07-04', '11-11', '12-25'];

/** Month, day of the week from Sunday as 0, and which one of the month; -1 is the last. */
const floating = [
  [1, 1, 3],
  [2, 1, 3],
  [5, 1, -1],
  [9, 1, 1],
  [10, 1, 2],
  [11, 4, 4],
] as const;

const isFixed = (day: Day): boolean => fixed.includes(day.slice(5));

/** True for a US federal holiday, also where one on a weekend moves to Friday or Monday (5 U.S.C. 6103). */
export function isHoliday(day: Day): boolean {
  const date = new Date(`${day}T12:00:00Z`);
  const [weekday, dayOfMonth, month] = [date.getUTCDay(), date.getUTCDate(), date.getUTCMonth() + 1];
  if (isFixed(day)) return true;
  if (weekday === 1 && isFixed(addDays(day, -1))) return true;
  if (weekday === 5 && isFixed(addDays(day, 1))) return true;
  return floating.some(([inMonth, on, which]) => {
    if (month !== inMonth || weekday !== on) return false;
    return which === -1
      ? addDays(day, 7).slice(5, 7) !== day.slice(5, 7)
      : Math.ceil(dayOfMonth / 7) === which;
  });
}
