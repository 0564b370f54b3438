import type { OwnPasses, Session } from '@detroit-well/api-client/contract';
import { formatLongDay, studioDay } from '@detroit-well/config/studio-time';
import { creditFor, formatCents, type Cents } from '@detroit-well/pricing';
import { CheckCard } from '@detroit-well/ui/components/check-card';
import { SheetSection } from '@detroit-well/ui/components/sheet';
import { fieldIdOf } from '@detroit-well/ui/form/field-id';
import { useQuery } from '@tanstack/react-query';
import { passesQuery } from '../api/queries.ts';
import { comesBackText, creditsText } from '../format/credits-text.ts';

type Pass = OwnPasses['passes'][number];

/** The pass whose credit would pay for the session: the one that ends first of those that reach. Null: none does. */
export function usePassFor({ start_datetime, meetings }: Session, cents: Cents): Pass | null {
  const { data } = useQuery({ ...passesQuery(), enabled: cents > 0 });
  const left = data?.passes.filter((pass) => pass.left > 0) ?? [];
  const credits = left.map((pass) => ({ passId: pass.id, number: 1, expiresOn: pass.expires_on, pass }));
  const session = { day: studioDay(start_datetime), meetings: meetings.length };
  return creditFor(credits, session)?.pass ?? null;
}

interface PassSectionProps {
  readonly formId: string;
  readonly pass: Pass;
  /** The price of the session, which the credit pays. */
  readonly cents: Cents;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error: string | undefined;
}

/** The credit of a pass as a way to pay. It is not on by itself: it may be worth more on another night. */
export function PassSection({ formId, pass, cents, checked, onChange, error }: PassSectionProps) {
  const { left, expires_on } = pass;
  return (
    <SheetSection title="Your pass">
      <CheckCard
        id={fieldIdOf(formId, 'use_pass')}
        label={left === 1 ? 'Use your credit' : `Use 1 of ${creditsText(left)}`}
        detail={`Until ${formatLongDay(expires_on)}. ${comesBackText}`}
        aside={`−${formatCents(cents)}`}
        checked={checked}
        onChange={onChange}
        error={error}
      />
      {checked ? (
        <div className="nothing-due">
          <p>
            <b>Paid with a credit.</b> {`You have ${creditsText(left - 1)} left on this pass afterwards.`}
          </p>
        </div>
      ) : null}
    </SheetSection>
  );
}
