import type { OfficeClosure } from '@detroit-well/api-client';
import {
  formatLongWeekday,
  formatMediumDay,
  studioInstant,
  type Day,
} from '@detroit-well/config/studio-time';
import { Flash } from '@detroit-well/ui/components/flash';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMay } from '../access/access.ts';
import { closureDaysQuery } from '../api/queries.ts';

/** The closures to come, for who may read them. */
export function useClosures(): readonly OfficeClosure[] {
  const may = useMay('closures.read');
  const { data = [] } = useQuery({ ...closureDaysQuery(), enabled: may, meta: { background: true } });
  return data;
}

interface ClosedDaysProps {
  readonly days: readonly { readonly day: Day; readonly reason: string }[];
  /** What follows from it. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Says in an editor, before it is saved, which of its days are closed. */
export function ClosedDays({ days, children, action }: ClosedDaysProps) {
  const [first] = days;
  if (first === undefined) return null;
  const title =
    days.length === 1
      ? `Closed on ${dayText(first.day)}: ${first.reason}.`
      : `Closed on ${days.length} of these days: ${days.map(({ day, reason }) => `${dayText(day)} (${reason})`).join(', ')}.`;
  return (
    <div data-full>
      <Flash tone="warn" title={title} action={action}>
        {children}
      </Flash>
    </div>
  );
}

const dayText = (day: Day): string =>
  `${formatLongWeekday(studioInstant(day, '12:00'))}, ${formatMediumDay(day)}`;
