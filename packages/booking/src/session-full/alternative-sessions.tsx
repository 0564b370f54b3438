import { formatDayOfMonth, formatLongDate, formatTime } from '@detroit-well/config/studio-time';
import { formatCents, spotsLabel, type Cents, type ComparableSession } from '@detroit-well/pricing';
import { Alternatives } from '@detroit-well/ui/patterns/alternatives';
import type { ReactNode } from 'react';
import { alternativeReasons } from './reasons.ts';

type Listed = ComparableSession & { readonly title: string };

export interface AlternativeSessionsProps<Session extends Listed> {
  /** The session that is full. */
  readonly wanted: ComparableSession;
  /** At most three, in the order to show. */
  readonly sessions: readonly Session[];
  /** The price of a session for this person. */
  readonly price: (session: Session) => Cents;
  /** The small button or link that takes a session, with its label and its accessible name. */
  readonly renderAction: (session: Session, label: string, name: string) => ReactNode;
}

/** The heading above a list of alternatives. */
export const alternativesTitle = (count: number): string =>
  ['One that fits', 'Two that fit', 'Three that fit'][count - 1] ?? 'Sessions that fit';

/** Alternatives to a full session, each with its reasons, its spots and its price. */
export function AlternativeSessions<Session extends Listed>(props: AlternativeSessionsProps<Session>) {
  const { wanted, sessions, price, renderAction } = props;
  return (
    <Alternatives
      label="Sessions like it"
      items={sessions.map((session) => {
        const { public_id: id, start_datetime: start, title } = session;
        const when = `${formatLongDate(start)}, ${formatTime(start)}`;
        const cents = price(session);
        const label = `Take this, ${cents === 0 ? 'free' : formatCents(cents)}`;
        return {
          id,
          day: formatDayOfMonth(start),
          title,
          detail: `${when}. ${spotsLabel(session)}`,
          reasons: alternativeReasons(session, wanted),
          action: renderAction(session, label, `${label}: ${title}, ${when}`),
        };
      })}
    />
  );
}
