import type { PreviewSeriesChangesParams, SeriesChangesPreview } from '@detroit-well/api-client';
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

/** `12 sessions change. 40 people with 120 registrations get one email each.` */
export function countsText(preview: SeriesChangesPreview): string {
  const { sessions_count: sessions, people_count: people, registrations_count: registrations } = preview;
  const changing =
    sessions === 0 ? 'No session changes.' : `${counted(sessions, 'session changes', 'sessions change')}.`;
  if (people === 0) return `${changing} Nobody is registered for them.`;
  return `${changing} ${counted(people, 'person has', 'people have')} ${counted(registrations, 'registration', 'registrations')} for them. All spots are kept.`;
}

/** How many booked dates leave the rule, which somebody must decide about. */
export const bookedDrops = ({ dropped }: SeriesChangesPreview): number =>
  dropped.filter(({ booked_count }) => booked_count > 0).length;
