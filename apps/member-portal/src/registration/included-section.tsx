import type { Session } from '@detroit-well/api-client/contract';
import { addDays, formatLongDay, studioDay } from '@detroit-well/config/studio-time';
import { formatCents, includedMonthFor, type Cents } from '@detroit-well/pricing';
import { CheckCard } from '@detroit-well/ui/components/check-card';
import { SheetSection } from '@detroit-well/ui/components/sheet';
import { fieldIdOf } from '@detroit-well/ui/form/field-id';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { membershipsQuery } from '../api/queries.ts';
import { comesBackText } from '../format/credits-text.ts';
import { includedText } from '../format/included-text.ts';

interface Included {
  readonly left: number;
  readonly endsOn: string;
}

/**
 * The included sessions of the month in which the session takes place. Null: none is left. What was found once stays, so that the
 * panel and the request say the same; the server decides.
 */
export function useIncludedFor({ start_datetime, meetings }: Session, cents: Cents): Included | null {
  const { data } = useQuery({ ...membershipsQuery(), enabled: cents > 0 });
  const [known, setKnown] = useState<Included | null>(null);
  const months = (data ?? []).flatMap(({ included_sessions }) =>
    (included_sessions?.months ?? []).map(({ starts_on: from, ends_on: endsOn, left }) => ({
      month: 0,
      from,
      until: addDays(endsOn, 1),
      endsOn,
      left,
    })),
  );
  const found = includedMonthFor(months, { day: studioDay(start_datetime), meetings: meetings.length });
  if (known === null && found !== null && found.left > 0)
    setKnown({ left: found.left, endsOn: found.endsOn });
  return known;
}

interface IncludedSectionProps {
  readonly formId: string;
  readonly included: Included;
  /** The price of the session, which is included. */
  readonly cents: Cents;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error: string | undefined;
}

/** An included session as a way to pay. It is on by itself: it ends with its month, before any credit of a pass. */
export function IncludedSection({ formId, included, cents, checked, onChange, error }: IncludedSectionProps) {
  const { left, endsOn } = included;
  return (
    <SheetSection title="Your membership">
      <CheckCard
        id={fieldIdOf(formId, 'use_included')}
        label={left === 1 ? 'Use your included session' : `Use 1 of ${includedText(left)}`}
        detail={`Until ${formatLongDay(endsOn)}. ${comesBackText}`}
        aside={`−${formatCents(cents)}`}
        checked={checked}
        onChange={onChange}
        error={error}
      />
      {checked ? (
        <div className="nothing-due">
          <p>
            <b>Nothing to pay.</b>{' '}
            {`You have ${includedText(left - 1)} left until ${formatLongDay(endsOn)} afterwards.`}
          </p>
        </div>
      ) : null}
    </SheetSection>
  );
}
