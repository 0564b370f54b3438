import type { Session } from '@detroit-well/api-client/contract';
import { formatCents } from '@detroit-well/pricing';
import type { Cents } from '@detroit-well/pricing';
import { Badge } from '@detroit-well/ui/components/badge';
import { Button } from '@detroit-well/ui/components/button';
import { Checkbox } from '@detroit-well/ui/components/checkbox';
import { ErrorSummary } from '@detroit-well/ui/components/error-summary';
import { Flash } from '@detroit-well/ui/components/flash';
import { Sheet, SheetFoot, SheetSection, SheetSummary } from '@detroit-well/ui/components/sheet';
import { TextArea } from '@detroit-well/ui/components/text-area';
import { PlanChooser } from '@detroit-well/ui/patterns/plan-chooser';
import { useId } from 'react';
import { AnswerPlace } from '../answers/answer-place.tsx';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { emptyCard } from '../paying/card.ts';
import { CardSection } from '../paying/card-section.tsx';
import { ConfirmWithBank } from '../paying/confirm-with-bank.tsx';
import { InstalmentList } from '../paying/instalment-list.tsx';
import { paymentFieldId, paymentSummary } from '../paying/payment-fields.ts';
import { dateWords } from '../words/date-words.ts';
import { priceOf } from '../words/price-of.ts';
import { PanelMessage } from './panel-message.tsx';
import { planRow, plansFor } from './plan-words.ts';
import type { CarriedOver } from './registering.tsx';
import { SessionFull, SessionFullFoot, sessionFullTitle } from './session-full.tsx';
import { useKeepPanelDraft, usePanelDraft } from './use-panel-draft.ts';
import { isAnswer, useRegistering } from './use-registering.ts';
import { useWaitlist } from './use-waitlist.ts';
import './registering.css';

export interface PaymentPanelProps {
  readonly session: Session;
  readonly now: Date;
  /** Whether the member has an active membership. */
  readonly isMember: boolean;
  /** The input from another session that was full. */
  readonly carried?: CarriedOver | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
  /** Switches to another session and keeps the input. */
  readonly onChoose: (session: Session, carried: CarriedOver) => void;
}

/** The Complete Registration panel: plan, card, consent, and the amount due today next to the submit button. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { session, now, isMember, carried, onClose, onDone, onChoose } = props;
  const formId = useId();
  const listedCents = priceOf(session, isMember).cents;
  const draft = usePanelDraft(session);
  const typed = carried ?? (draft.found ? { card: emptyCard, ...draft.found } : undefined);
  const done = (): void => {
    draft.end();
    onDone();
  };
  const form = useRegistering(session, listedCents, done, fitted(typed, listedCents, session, now));
  const { values, errors, phase, priceCents } = form;
  useKeepPanelDraft(draft, session, values);
  const full = phase.kind === 'full';
  const waitlist = useWaitlist(session.public_id, full);
  const plans = plansFor(priceCents, session.start_datetime, now);
  const chosen = plans.find(({ plan }) => plan === values.plan);
  const free = priceCents === 0;
  const paying = phase.kind === 'paying';

  const { day, longDate, hours } = dateWords(session);
  const { badge } = priceOf(session, isMember);

  return (
    <Sheet
      open
      onClose={onClose}
      title={full ? sessionFullTitle(waitlist) : 'Complete Registration'}
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
        full ? (
          <SessionFullFoot waitlist={waitlist} onClose={onClose} onSpotOpen={form.clearMessage} />
        ) : (
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
        )
      }
    >
      {full ? (
        <SessionFull
          session={session}
          now={now}
          isMember={isMember}
          waitlist={waitlist}
          onChoose={(other) => onChoose(other, values)}
          reason={
            <Flash tone="warn" title={phase.message}>
              The last spot went while you were here.{' '}
              {free ? 'Nothing was charged.' : 'Your card was not charged.'}
            </Flash>
          }
        />
      ) : (
        <form
          id={formId}
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
          <DraftNotice
            draft={draft}
            text={free ? undefined : 'Your choices and notes are still here. Please enter your card again.'}
            onDiscard={() => {
              draft.discard();
              form.change({ plan: 'full', saveCard: true, notes: '' });
            }}
          />
          <ErrorSummary attempt={form.attempt} errors={paymentSummary(formId, errors)} />
          {free ? null : (
            <>
              <SheetSection title="Payment plan">
                <PlanChooser
                  id={paymentFieldId(formId, 'plan')}
                  options={plans.map(planRow)}
                  value={values.plan}
                  onChange={form.choosePlan}
                  error={errors.plan}
                />
                <InstalmentList instalments={chosen?.instalments ?? []} totalCents={priceCents} />
              </SheetSection>
              <CardSection
                id={formId}
                card={values.card}
                errors={errors}
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
              id={paymentFieldId(formId, 'notes')}
              label="Notes for the coach"
              optional
              maxLength={1000}
              value={values.notes}
              error={errors.notes}
              onChange={(event) => form.change({ notes: event.target.value })}
            />
            {free ? null : (
              <Checkbox
                id={paymentFieldId(formId, 'consent')}
                name="payment_consent"
                label="I consent to the payment terms: the plan above, and all of it back if I cancel 24 hours or more before the start."
                checked={values.consent}
                error={errors.consent}
                onChange={(event) => form.change({ consent: event.target.checked })}
              />
            )}
          </SheetSection>
        </form>
      )}
    </Sheet>
  );
}

/** Replaces a plan that the new session does not offer with payment in full. */
function fitted(
  carried: CarriedOver | undefined,
  cents: Cents,
  session: Session,
  now: Date,
): Partial<CarriedOver> | undefined {
  if (!carried) return undefined;
  const { card, saveCard, notes, plan } = carried;
  const offered = plansFor(cents, session.start_datetime, now).some(
    (option) => option.plan === plan && !option.refused,
  );
  return { card, saveCard, notes, plan: offered ? plan : 'full' };
}
