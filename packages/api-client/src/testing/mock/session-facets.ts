import { fold, searchWords } from '@detroit-well/config/fold';
import { freeSpotsLabel, levelOrder, priceLimits, timesOfDay } from '@detroit-well/config/schedule';
import { slug } from '@detroit-well/config/slug';
import { studioDay, toStudioIso } from '@detroit-well/config/studio-time';
import type { Session, SessionFacets } from '../../contract/index.ts';
import { text } from './handler-input.ts';

type Test = (session: Session) => boolean;
type Query = Readonly<Record<string, unknown>>;

const nameInUrls = (name: string): string => slug(fold(name));

function timeOfDay({ start_datetime: at }: Session): string {
  const hour = Number(toStudioIso(at).slice(11, 13));
  return timesOfDay.findLast(({ fromHour }) => fromHour <= hour)?.value ?? '';
}

const isNamed = (wanted: string, ...names: readonly string[]): boolean =>
  names.some(
    (name) => name.toLowerCase() === wanted.toLowerCase() || nameInUrls(name) === wanted.toLowerCase(),
  );

function matchesWords(session: Session, search: string): boolean {
  const { title, location, coach_name: coach, program } = session;
  const { title: programTitle, category_name: category, difficulty_level: level } = program;
  const all = fold([title, location, coach, programTitle, category, level].join(' '));
  return searchWords(search).every((word) => all.includes(word));
}

const makers: Readonly<Record<string, (wanted: string) => Test>> = {
  category: (wanted) => (session) => isNamed(wanted, session.program.category_name),
  difficulty: (wanted) => (session) => isNamed(wanted, session.program.difficulty_level),
  coach: (wanted) => (session) => isNamed(wanted, session.coach?.public_id ?? '', session.coach_name),
  time_of_day: (wanted) => (session) => timeOfDay(session) === wanted,
  max_price: (wanted) => (session) => Number(session.price_public) <= Number(wanted),
  available_only: () => (session) => session.registration_open && !session.is_full,
  search: (wanted) => (session) => matchesWords(session, wanted),
};

/** The filters that are set, each as a test of one session. */
export function facetTests(query: Query): Record<string, Test> {
  const set = Object.keys(makers).filter(
    (name) => query[name] !== undefined && query[name] !== false && query[name] !== '',
  );
  return Object.fromEntries(set.map((name) => [name, makers[name]?.(String(query[name])) ?? (() => true)]));
}

/** What each filter leaves of the sessions ahead, as the server counts it. */
export function facetsOf(ahead: readonly Session[], query: Query): SessionFacets {
  const tests = Object.entries(facetTests(query));
  const leftBy = (except: string) =>
    ahead.filter((session) => tests.every(([name, meets]) => name === except || meets(session)));
  const matching = leftBy('');
  const starts = matching.map(({ start_datetime: at }) => studioDay(at));
  const sorted = [...new Set(starts)].toSorted();
  const [from, to] = [text(query['start_date']), text(query['end_date']) || '9999-12-31'];
  return {
    count: matching.length,
    total: ahead.length,
    first_day: sorted.at(0) ?? null,
    last_day: sorted.at(-1) ?? null,
    days: sorted
      .filter((day) => day >= from && day <= to)
      .map((day) => ({ day, count: starts.filter((start) => start === day).length })),
    facets: Object.entries(makers).map(([name, make]) => {
      const left = leftBy(name);
      const options = optionsOf(name, ahead);
      return {
        name,
        without: left.length,
        options: options.map(([value, label]) => ({ value, label, count: left.filter(make(value)).length })),
      };
    }),
  };
}

const distinct = (names: readonly string[]): (readonly [string, string])[] =>
  [...new Set(names)].filter(Boolean).map((name) => [nameInUrls(name), name]);

function optionsOf(name: string, ahead: readonly Session[]): readonly (readonly [string, string])[] {
  if (name === 'category') return distinct(ahead.map(({ program }) => program.category_name));
  if (name === 'difficulty') {
    const levels = new Set(ahead.map(({ program }) => program.difficulty_level));
    return distinct(levelOrder.filter((level) => levels.has(level)));
  }
  if (name === 'coach') return distinct(ahead.map(({ coach_name: coach }) => coach).toSorted());
  if (name === 'time_of_day') return timesOfDay.map(({ value, label }) => [value, label]);
  if (name === 'max_price') return priceLimits.map(({ dollars, label }) => [String(dollars), label]);
  return name === 'available_only' ? [['true', freeSpotsLabel]] : [];
}
