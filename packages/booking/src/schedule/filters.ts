import type { SessionFilters } from '@detroit-well/api-client/contract';
import { priceLimits, scheduleDays, timesOfDay } from '@detroit-well/config/schedule';
import { addDays, daysBetween, type Day } from '@detroit-well/config/studio-time';

/** The filters of the schedule in the query string. An empty string means no filter. */
export interface ScheduleFilters {
  /** A category by name or slug. Any other text searches, as SPEC-A 2 asks. */
  readonly category: string;
  readonly level: string;
  readonly coach: string;
  readonly time: string;
  readonly price: string;
  /** `1`: only with free spots. */
  readonly free: string;
  readonly q: string;
  /** The day at which the list starts; empty for today. */
  readonly from: string;
}

export type FilterName = Exclude<keyof ScheduleFilters, 'from'>;

/** The cause of a change of the filters: continued typing is one step of the history. */
export type ChangedBy = 'typing' | 'choice' | 'submit';

/** In the order of the form. */
export const filterNames: readonly FilterName[] = [
  'category',
  'level',
  'coach',
  'time',
  'price',
  'free',
  'q',
];

export const noFilters: ScheduleFilters = {
  category: '',
  level: '',
  coach: '',
  time: '',
  price: '',
  free: '',
  q: '',
  from: '',
};

const maxCharacters = 100;

const isDay = (text: string): boolean => {
  try {
    return addDays(text, 0) === text;
  } catch {
    return false;
  }
};

const priceValue = (dollars: number): string => (dollars === 0 ? 'free' : String(dollars));

const knownValues: Partial<Record<FilterName, readonly string[]>> = {
  time: timesOfDay.map(({ value }) => value),
  price: priceLimits.map(({ dollars }) => priceValue(dollars)),
  free: ['1'],
};

export interface ReadFilters {
  readonly filters: ScheduleFilters;
  /** Values that the schedule does not know, and therefore ignores. */
  readonly unknown: readonly string[];
}

/** The list may start within a year, so that a robot that follows the strip of days comes to an end. */
export const farthestDays = 26 * scheduleDays;

/** Reads a query string. A day before today, or too far ahead, starts the list today. */
export function readFilters(query: URLSearchParams, today: Day): ReadFilters {
  const filters: Record<keyof ScheduleFilters, string> = { ...noFilters };
  const unknown: string[] = [];
  for (const name of filterNames) {
    const value = (query.get(name) ?? '').trim().slice(0, maxCharacters);
    const known = knownValues[name];
    if (value && known && !known.includes(value.toLowerCase())) unknown.push(value);
    else filters[name] = known ? value.toLowerCase() : value;
  }
  const from = query.get('from') ?? '';
  if (isDay(from) && from > today && from < addDays(today, farthestDays)) filters.from = from;
  else if (from && !isDay(from)) unknown.push(from.slice(0, maxCharacters));
  return { filters, unknown };
}

export const activeNames = (filters: ScheduleFilters): readonly FilterName[] =>
  filterNames.filter((name) => filters[name] !== '');

/** The filters after a change of one of them. The list keeps its first day. */
export const withFilter = (filters: ScheduleFilters, name: FilterName, value: string): ScheduleFilters => ({
  ...filters,
  [name]: value,
});

/** The filters as query parameters, without those that are not set. */
export function filterQuery(filters: ScheduleFilters): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) as Record<
    string,
    string
  >;
}

export const sameFilters = (one: ScheduleFilters, other: ScheduleFilters): boolean =>
  JSON.stringify(filterQuery(one)) === JSON.stringify(filterQuery(other));

type SessionQuery = Omit<SessionFilters, 'limit' | 'offset' | 'upcoming_only'>;

/** The names of the filters in the API. */
export const apiNames: Readonly<Record<FilterName, string>> = {
  category: 'category',
  level: 'difficulty',
  coach: 'coach',
  time: 'time_of_day',
  price: 'max_price',
  free: 'available_only',
  q: 'search',
};

/** The filters as the API takes them, without dates. */
export function sessionQuery({
  category,
  level,
  coach,
  time,
  price,
  free,
  q,
}: ScheduleFilters): SessionQuery {
  const timeOfDay = timesOfDay.find(({ value }) => value === time)?.value;
  return {
    ...(category ? { category } : {}),
    ...(level ? { difficulty: level } : {}),
    ...(coach ? { coach } : {}),
    ...(timeOfDay ? { time_of_day: timeOfDay } : {}),
    ...(price ? { max_price: price === 'free' ? 0 : Number(price) } : {}),
    ...(free ? { available_only: true } : {}),
    ...(q ? { search: q } : {}),
  };
}

/** The value in the query string of an option of the API. */
export function addressValue(name: FilterName, value: string): string {
  if (name === 'price') return priceValue(Number(value));
  return name === 'free' ? '1' : value;
}

/** The first day of the fortnight, counted from today, that contains the first day of the list. */
export function stripStart({ from }: Pick<ScheduleFilters, 'from'>, today: Day, days: number): Day {
  if (!from) return today;
  return addDays(today, Math.floor(daysBetween(today, from) / days) * days);
}
