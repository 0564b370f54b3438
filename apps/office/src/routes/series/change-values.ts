import type { PreviewSeriesChangesParams, SeriesChangesPreview } from '@detroit-well/api-client';
import { formatLongWeekday } from '@detroit-well/config/studio-time';
import { seriesBody, type SeriesValues } from './series-values.ts';

export type Scope = 'this_and_following' | 'all_future';
type Changes = PreviewSeriesChangesParams['changes'];

/** A preview, and the request that it belongs to. */
export interface ShownPreview {
  readonly request: PreviewSeriesChangesParams;
  readonly preview: SeriesChangesPreview;
  /** It replaces one that was confirmed too late. */
  readonly isAgain?: boolean;
}

/** The fields that differ, in the words of the call. A rule that gets another end loses the one that it had. */
export function changesOf(before: SeriesValues, after: SeriesValues): Changes {
  const bodyOf = (values: SeriesValues): Record<string, unknown> => {
    const { start_date: _start, ...body } = seriesBody(values);
    return { ...body, count: body.count ?? null, until: body.until ?? null };
  };
  const old = bodyOf(before);
  const changed = Object.entries(bodyOf(after)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name]),
  );
  return Object.fromEntries(changed);
}

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** `12 sessions change. 40 people have 120 registrations for them. All spots are kept.` */
export function countsText(preview: SeriesChangesPreview): string {
  const { sessions_count: sessions, people_count: people, registrations_count: registrations } = preview;
  const added = preview.added.length;
  if (sessions === 0)
    return added === 0
      ? 'No session changes.'
      : `${counted(added, 'session is', 'sessions are')} added. The others stay as they are.`;
  const changing = `${counted(sessions, 'session changes', 'sessions change')}${added === 0 ? '' : `, and ${counted(added, 'is', 'are')} added`}.`;
  if (people === 0) return `${changing} Nobody is registered for them.`;
  return `${changing} ${counted(people, 'person has', 'people have')} ${counted(registrations, 'registration', 'registrations')} for them. All spots are kept.`;
}

/** `9 people get one email each.` */
export function emailsText({ told }: SeriesChangesPreview): string {
  if (told.length === 0) return 'Nobody gets an email.';
  return told.length === 1 ? '1 person gets an email.' : `${told.length} people get one email each.`;
}

/** What the button does, with its numbers: `Add 7 Thursdays`. */
export function confirmText({ sessions_count: count, added }: SeriesChangesPreview): string {
  const change = count === 0 ? null : `Change ${counted(count, 'session', 'sessions')}`;
  if (added.length === 0) return change ?? 'Change the series';
  const days = [...new Set(added.map(({ start_datetime: at }) => formatLongWeekday(at)))];
  const what = days.length === 1 ? `${days[0]}` : 'session';
  const add = counted(added.length, what, `${what}s`);
  return change === null ? `Add ${add}` : `${change} and add ${add}`;
}

/** How many booked dates leave the rule, which somebody must decide about. */
export const bookedDrops = ({ dropped }: SeriesChangesPreview): number =>
  dropped.filter(({ booked_count }) => booked_count > 0).length;
