export type DateOrder = 'month_first' | 'day_first' | 'year_first';

const numbers = /^(\d{1,4})[/.-](\d{1,2})[/.-](\d{1,4})(?:[T ].*)?$/;

/** The order that the dates of a file have. `none`: no date needs one. Undefined: more than one fits. */
export function orderOf(dates: Iterable<string>): DateOrder | 'none' | undefined {
  let [isMonthFirst, isDayFirst, isOpen] = [false, false, false];
  for (const date of dates) {
    const [, first = '', second = '', third = ''] = numbers.exec(date.trim()) ?? [];
    if (first.length > 2 || third.length === 0) continue;
    if (Number(first) > 12) isDayFirst = true;
    else if (Number(second) > 12) isMonthFirst = true;
    else if (first !== second) isOpen = true;
  }
  if (isMonthFirst !== isDayFirst) return isMonthFirst ? 'month_first' : 'day_first';
  return isMonthFirst || isOpen ? undefined : 'none';
}

/** A date of a file as `YYYY-MM-DD`; undefined if there is no such day. Two digits of a year are those of the last hundred years. */
export function readDate(text: string, order: DateOrder | null, today: string): string | undefined {
  const [, first = '', second = '', third = ''] = numbers.exec(text.trim()) ?? [];
  const [year, month, day] =
    first.length === 4 || (order === 'year_first' && third.length <= 2)
      ? [first, second, third]
      : order === 'day_first'
        ? [third, second, first]
        : [third, first, second];
  if (![2, 4].includes(year.length)) return undefined;
  const century = Math.floor(Number(today.slice(0, 4)) / 100) * 100;
  const short = century + Number(year);
  const full = year.length === 4 ? Number(year) : short > Number(today.slice(0, 4)) ? short - 100 : short;
  const iso = `${String(full).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(date) || new Date(date).toISOString().slice(0, 10) !== iso ? undefined : iso;
}
