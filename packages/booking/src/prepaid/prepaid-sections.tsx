import '../credit/credit.css';
import { formatLongDay } from '@detroit-well/config/studio-time';
import { formatCents, type Cents } from '@detroit-well/pricing';
import { CheckCard } from '@detroit-well/ui/components/check-card';
import { SheetSection } from '@detroit-well/ui/components/sheet';
import { fieldIdOf } from '@detroit-well/ui/form/field-id';
import {
  comesBackText,
  creditCents,
  creditsText,
  includedText,
  type IncludedSessions,
  type Pass,
} from './prepaid.ts';

interface PrepaidProps {
  readonly formId: string;
  /** The price of the session, which it pays. */
  readonly cents: Cents;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error: string | undefined;
}

/** The credit of a pass as a way to pay. Where it cost more than the session does, it says so: it may be worth more on another night. */
export function PassSection({ formId, pass, cents, ...choice }: PrepaidProps & { readonly pass: Pass }) {
  const { credits_left: left, expires_on } = pass;
  const cost = creditCents(pass);
  return (
    <SheetSection title="Your pass">
      <CheckCard
        id={fieldIdOf(formId, 'use_pass')}
        label={left === 1 ? 'Use your credit' : `Use 1 of ${creditsText(left)}`}
        detail={`Until ${formatLongDay(expires_on)}. ${comesBackText}`}
        aside={`−${formatCents(cents)}`}
        {...choice}
      />
      {choice.checked ? (
        <div className="nothing-due">
          <p>
            <b>Paid with a credit.</b> {`You have ${creditsText(left - 1)} left on this pass afterwards.`}
            {cost > cents ? ` ${worthMoreText(cost, cents)}` : null}
          </p>
        </div>
      ) : null}
    </SheetSection>
  );
}

const worthMoreText = (cost: Cents, cents: Cents): string =>
  `Your credit cost ${formatCents(cost)}, and this session costs ${formatCents(cents)}. Turn it off to keep the credit and pay with money.`;

/** An included session as a way to pay. It is on by itself: it ends with its month, before any credit of a pass. */
export function IncludedSection({
  formId,
  included,
  cents,
  ...choice
}: PrepaidProps & { readonly included: IncludedSessions }) {
  const { left, endsOn } = included;
  return (
    <SheetSection title="Your membership">
      <CheckCard
        id={fieldIdOf(formId, 'use_included')}
        label={left === 1 ? 'Use your included session' : `Use 1 of ${includedText(left)}`}
        detail={`Until ${formatLongDay(endsOn)}. ${comesBackText}`}
        aside={`−${formatCents(cents)}`}
        {...choice}
      />
      {choice.checked ? (
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
