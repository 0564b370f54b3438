import type { Session } from '@detroit-well/api-client/contract';
import { formatCents } from '@detroit-well/pricing';
import { Badge } from '@detroit-well/ui/components/badge';
import { Button } from '@detroit-well/ui/components/button';
import { Checkbox } from '@detroit-well/ui/components/checkbox';
import { Sheet, SheetFoot, SheetSection, SheetSummary } from '@detroit-well/ui/components/sheet';
import { TextArea } from '@detroit-well/ui/components/text-area';
import { PlanChooser } from '@detroit-well/ui/patterns/plan-chooser';
import { useEffect, useId, useRef } from 'react';
import { AnswerPlace } from '../../../answers/answer-place.tsx';
import { CardSection } from '../../../paying/card-section.tsx';
import { ConfirmWithBank } from '../../../paying/confirm-with-bank.tsx';
import { InstalmentList } from '../../../paying/instalment-list.tsx';
import { dateWords } from '../../../words/date-words.ts';
import { priceOf } from '../session-view.ts';
import { PanelMessage } from './panel-message.tsx';
import { planRow, plansFor } from './plan-words.ts';
import { isAnswer, useRegistering } from './use-registering.ts';
import './registering.css';

export interface PaymentPanelProps {
  readonly session: Session;
  readonly now: Date;
  /** Whether a membership is active. */
  readonly isMember: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Complete Registration: plan, card, consent, and the amount that is due today beside the one button. */
export function PaymentPanel({ session, now, isMember, onClose, onDone }: PaymentPanelProps) {
  const formId = useId();
  const form = useRegistering(session, priceOf(session, isMember).cents, onDone);
  const { values, errors, phase, priceCents } = form;
  const plans = plansFor(priceCents, session.start_datetime, now);
  const chosen = plans.find(({ plan }) => plan === values.plan);
  const free = priceCents === 0;
  const paying = phase.kind === 'paying';
  const body = useRef<HTMLFormElement>(null);

  // Where the form is scrolled to is the browser's: the first wrong field has to be in sight.
  useEffect(() => {
    if (phase.kind !== 'invalid') return;
    const wrong = body.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    wrong?.scrollIntoView({ block: 'nearest' });
    wrong?.focus({ preventScroll: true });
  }, [phase]);

  const { day, longDate, hours } = dateWords(session);
  const { badge } = priceOf(session, isMember);

  return (
    <Sheet
      open
      onClose={onClose}
      title="Complete Registration"
      locked={paying}
      summary={
        <SheetSummary
          day={day}
          title={session.title}
          detail={`${longDate}, ${hours}`}
          badge={<Badge tone={badge === 'Member Rate' ? 'signal' : 'soft'}>{badge}</Badge>}
        />
      }
      footer={
        <SheetFoot
          label={free ? 'Price' : 'Due today'}
          amount={free ? 'Free' : formatCents(chosen?.todayCents ?? 0)}
        >
          <Button
            type="submit"
            form={formId}
            variant="signal"
            full
            slash
            busy={paying}
            busyLabel="Processing..."
            disabledReason={phase.kind === 'confirm' ? 'Answer your bank first.' : undefined}
          >
            {phase.kind === 'unknown' ? 'Check again' : free ? 'Register' : 'Pay and register'}
          </Button>
        </SheetFoot>
      }
    >
      <form
        id={formId}
        ref={body}
        noValidate
        aria-busy={paying || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <AnswerPlace of={isAnswer(phase) ? phase : null}>
          <PanelMessage phase={phase} onClose={form.clearMessage} />
          {phase.kind === 'confirm' ? (
            <ConfirmWithBank
              amount={phase.amount}
              until="Your place is held for 15 minutes."
              onAnswer={(approve) => void form.confirm(approve)}
            />
          ) : null}
        </AnswerPlace>
        {free ? null : (
          <>
            <SheetSection title="Payment plan">
              <PlanChooser options={plans.map(planRow)} value={values.plan} onChange={form.choosePlan} />
              <InstalmentList instalments={chosen?.instalments ?? []} totalCents={priceCents} />
            </SheetSection>
            <CardSection
              card={values.card}
              errors={errors.card}
              disabled={paying}
              onChange={(card) => form.change({ card })}
            />
            <Checkbox
              label="Keep this card for the next payments"
              checked={values.saveCard}
              onChange={(event) => form.change({ saveCard: event.target.checked })}
            />
          </>
        )}
        <SheetSection title="Before you go">
          <TextArea
            label="Notes for the coach"
            optional
            maxLength={1000}
            value={values.notes}
            onChange={(event) => form.change({ notes: event.target.value })}
          />
          {free ? null : (
            <Checkbox
              name="payment_consent"
              label="I consent to the payment terms: the plan above, and all of it back if I cancel 24 hours or more before the start."
              checked={values.consent}
              error={errors.consent}
              onChange={(event) => form.change({ consent: event.target.checked })}
            />
          )}
        </SheetSection>
      </form>
    </Sheet>
  );
}
