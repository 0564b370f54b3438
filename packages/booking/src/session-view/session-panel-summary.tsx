import type { Session } from '@detroit-well/api-client/contract';
import { formatDateAndTimeRange, formatZonedTimeRange, meetingsText } from '@detroit-well/config/studio-time';
import type { RatedPrice } from '@detroit-well/pricing';
import { Badge } from '@detroit-well/ui/components/badge';
import { SheetSummary } from '@detroit-well/ui/components/sheet';
import { sessionDateText, sessionTitle } from './session-text.ts';
import { rateBadge } from './session-view.ts';

/** Keeps a time range on one line on narrow screens, unless it names its days, and a month with its day. */
const unbroken = (text: string): string =>
  text
    .replace(/\d+:\d\d [^,]+$/, (range) => range.replaceAll(' ', '\u00a0').replaceAll('–', '–\u2060'))
    .replaceAll(/([A-Z][a-z]+) (\d+)\b/g, '$1\u00a0$2');

export interface SessionPanelSummaryProps {
  readonly session: Pick<Session, 'start_datetime' | 'end_datetime' | 'meetings'> &
    Parameters<typeof sessionTitle>[0];
  /** The rate that applies; without it, no rate is named. */
  readonly price?: RatedPrice | undefined;
}

/** The dates of a course and the hours of its first meeting; date and hours of a single meeting. */
function whenText({ start_datetime, end_datetime, meetings }: SessionPanelSummaryProps['session']): string {
  return meetings.length === 1
    ? formatDateAndTimeRange(start_datetime, end_datetime)
    : `${meetingsText(meetings)}, ${formatZonedTimeRange(start_datetime, end_datetime)}`;
}

/** The session at the top of a panel: date, title, hours and rate. */
export function SessionPanelSummary({ session, price }: SessionPanelSummaryProps) {
  const { day } = sessionDateText(session);
  const badge = price ? rateBadge(price) : '';
  return (
    <SheetSummary
      day={day}
      title={sessionTitle(session)}
      detail={unbroken(whenText(session))}
      badge={badge ? <Badge tone={badge === 'Member Rate' ? 'signal' : 'soft'}>{badge}</Badge> : null}
    />
  );
}
