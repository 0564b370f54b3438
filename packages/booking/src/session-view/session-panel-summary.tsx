import type { RatedPrice } from '@detroit-well/pricing';
import { Badge } from '@detroit-well/ui/components/badge';
import { SheetSummary } from '@detroit-well/ui/components/sheet';
import { sessionDateText, sessionTitle } from './session-text.ts';
import { rateBadge } from './session-view.ts';

/** Replaces spaces and dashes with forms that don't allow a line break. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0').replaceAll('–', '–\u2060');

export interface SessionPanelSummaryProps {
  readonly session: Parameters<typeof sessionDateText>[0] & Parameters<typeof sessionTitle>[0];
  /** The rate that applies; without it, no rate is named. */
  readonly price?: RatedPrice | undefined;
}

/** The session at the top of a panel: date, title, hours and rate. */
export function SessionPanelSummary({ session, price }: SessionPanelSummaryProps) {
  const { day, longDate, hours } = sessionDateText(session);
  const badge = price ? rateBadge(price) : '';
  return (
    <SheetSummary
      day={day}
      title={sessionTitle(session)}
      // Keeps the time range on one line on narrow screens.
      detail={`${longDate}, ${unbroken(hours)}`}
      badge={badge ? <Badge tone={badge === 'Member Rate' ? 'signal' : 'soft'}>{badge}</Badge> : null}
    />
  );
}
