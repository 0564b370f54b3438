import { bookingMessages } from '@detroit-well/booking/messages';
import type { Session } from '@detroit-well/api-client/contract';
import { SessionPanelSummary } from '@detroit-well/booking/session-panel-summary';
import { memberPrice } from '@detroit-well/booking/session-view';
import { describe } from '@detroit-well/api-client/errors';
import { emptyCard } from '@detroit-well/booking/card-entry';
import { CardSection } from '@detroit-well/booking/card-section';
import { InstalmentList } from '@detroit-well/booking/instalment-list';
import { isBusy } from '@detroit-well/booking/payment-flow/state';
import { fittingPlan, planChoices } from '@detroit-well/booking/plans';
import { currentRefundPolicy, formatCents } from '@detroit-well/pricing';
import type { Cents } from '@detroit-well/pricing';
import { Button } from '@detroit-well/ui/components/button';
import { Checkbox } from '@detroit-well/ui/components/checkbox';
import { ErrorSummary } from '@detroit-well/ui/components/error-summary';
import { Flash } from '@detroit-well/ui/components/flash';
import { Sheet, SheetFoot, SheetSection } from '@detroit-well/ui/components/sheet';
import { TextArea } from '@detroit-well/ui/components/text-area';
import { PlanChooser } from '@detroit-well/ui/patterns/plan-chooser';
import { useId } from 'react';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { paymentFieldId, paymentSummary } from './payment-fields.ts';
import { PanelMessage } from './panel-message.tsx';
import { SessionFull, SessionFullFoot, sessionFullTitle } from './session-full.tsx';
import { useKeepPanelDraft, usePanelDraft } from './use-panel-draft.ts';
import { useMemberRegistration, type CarriedOver } from './use-member-registration.ts';
import { useSessionWaitlist } from './use-session-waitlist.ts';
import './registration.css';

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
  const price = memberPrice(session, isMember);
  const listedCents = price.cents;
  const draft = usePanelDraft(session);
  const typed = carried ?? (draft.found ? { card: emptyCard, ...draft.found } : undefined);
  const done = (): void => {
    draft.end();
    onDone();
  };
  const form = useMemberRegistration(session, listedCents, done, fitted(typed, listedCents, session, now));
  const { values, card, errors, state, priceCents } = form;
  useKeepPanelDraft(draft, session, values, card.card);
  const full = state.kind === 'session_full';
  const waitlist = useSessionWaitlist(session.public_id, full);
  const plans = planChoices(priceCents, session.start_datetime, now);
  const chosen = plans.find(({ value }) => value === values.plan);
  const free = priceCents === 0;
  const busy = isBusy(state);
  // While an outcome is open, the same request is repeated, so its input must not change.
  const open = state.kind === 'unknown' || state.kind === 'authentication';

  return (
    <Sheet
      open
      onClose={onClose}
      title={full ? sessionFullTitle(waitlist) : 'Complete Registration'}
      locked={busy}
      summary={<SessionPanelSummary session={session} price={price} />}
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
              busy={busy}
              busyLabel="Processing..."
              disabledReason={
                state.kind === 'authentication' && !busy ? bookingMessages.confirmFirst : undefined
              }
            >
              {state.kind === 'unknown' ? 'Check again' : free ? 'Register' : 'Pay and register'}
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
          onChoose={(other) => onChoose(other, { ...values, card: card.card })}
          reason={
            <Flash tone="warn" title={describe(state.error, 'pay').message}>
              {bookingMessages.lastSpotTaken}{' '}
              {free ? bookingMessages.nothingCharged : 'Your card was not charged.'}
            </Flash>
          }
        />
      ) : (
        <form
          id={formId}
          noValidate
          aria-busy={busy || undefined}
          onSubmit={(event) => {
            event.preventDefault();
            form.submit();
          }}
        >
          <PanelMessage
            state={state}
            problem={form.problem}
            provider={card.provider}
            held="Your spot is held for 15 minutes."
            onClose={form.clearMessage}
            onAuthenticate={(approve) => void form.authenticate(approve)}
            onAnotherCard={form.payWithAnotherCard}
          />
          <DraftNotice
            draft={draft}
            text={free ? undefined : 'Your choices and notes are still here. Please enter your card again.'}
            onDiscard={() => {
              draft.discard();
              form.change({ plan: 'full', saveCard: true, notes: '' });
            }}
          />
          <ErrorSummary attempt={form.attempt} errors={paymentSummary(formId, errors)} />
          <fieldset className="panel__fields" disabled={busy || open}>
            {free ? null : (
              <>
                <SheetSection title="Payment plan">
                  <PlanChooser
                    id={paymentFieldId(formId, 'plan')}
                    options={plans}
                    value={values.plan}
                    onChange={form.choosePlan}
                    error={errors.plan}
                  />
                  <InstalmentList instalments={chosen?.instalments ?? []} totalCents={priceCents} />
                </SheetSection>
                <CardSection id={formId} entry={card} disabled={busy || open} />
                {card.savedCard ? null : (
                  <Checkbox
                    label={bookingMessages.keepCard}
                    checked={values.saveCard}
                    onChange={(event) => form.change({ saveCard: event.target.checked })}
                  />
                )}
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
                  label={`I consent to the payment terms: the plan above, and all of it back if I cancel ${currentRefundPolicy.fullRefundBeforeHours} hours or more before the start.`}
                  checked={values.consent}
                  error={errors.consent}
                  onChange={(event) => form.change({ consent: event.target.checked })}
                />
              )}
            </SheetSection>
          </fieldset>
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
  const choices = planChoices(cents, session.start_datetime, now);
  return { card, saveCard, notes, plan: fittingPlan(choices, plan) };
}
