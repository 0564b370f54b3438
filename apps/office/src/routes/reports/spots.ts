import type { SlotSession } from '@detroit-well/api-client';
import { studioDay } from '@detroit-well/config/studio-time';
import { isIn, spansOf, type Period, type Span } from '../../figures/period.ts';

export interface SpanSpots extends Span {
  readonly sessions: number;
  /** Confirmed registrations. */
  readonly taken: number;
  /** Spots of sessions with a capacity that nobody took. */
  readonly free: number;
}

/** The spots of each day, week or month of a period; nothing without a session. */
export function spotsBySpan(period: Period, sessions: readonly SlotSession[]): SpanSpots[] {
  if (sessions.length === 0) return [];
  return spansOf(period).map((span) => {
    const own = sessions.filter(({ start_datetime: at }) => isIn(span, studioDay(at)));
    return {
      ...span,
      sessions: own.length,
      taken: own.reduce((sum, { taken }) => sum + taken, 0),
      free: own.reduce((sum, { taken, places }) => sum + Math.max(0, (places ?? taken) - taken), 0),
    };
  });
}
