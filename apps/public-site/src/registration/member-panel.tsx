import './registration.css';
import type { SavedCard } from '@detroit-well/api-client/contract';
import { sentences } from '@detroit-well/api-client/errors';
import { useCardEntry, type CardEntry } from '@detroit-well/booking/card-entry';
import { cardInForm, CardSection } from '@detroit-well/booking/card-section';
import { AlreadyYours, CreditSum } from '@detroit-well/booking/credit-section';
import { useCreditEntry, type CreditEntry } from '@detroit-well/booking/credit-entry';
import { creditTerms, payLabel, splitText } from '@detroit-well/booking/credit-texts';
import { bookingMessages } from '@detroit-well/booking/messages';
import { isBusy } from '@detroit-well/booking/payment-flow/state';
import { PlanSection } from '@detroit-well/booking/plan-section';
import { dueNow, fittingPlan, planChoices } from '@detroit-well/booking/plans';
import { isUnpaid, unpaidLabel, type MemberPayment } from '@detroit-well/booking/prepaid/member-payment';
import { IncludedSection, PassSection } from '@detroit-well/booking/prepaid/sections';
import { useWayToPay } from '@detroit-well/booking/prepaid/way-to-pay';
import { membersRate } from '@detroit-well/booking/price-note';
import { SessionPanelSummary } from '@detroit-well/booking/session-panel-summary';
import { WhenToPayChoice } from '@detroit-well/booking/when-to-pay';
import { paths, portalUrl } from '@detroit-well/config/paths';
import { serverDate } from '@detroit-well/config/server-clock';
import { fromCents, toCents, type CreditSplit } from '@detroit-well/pricing';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { Sheet, SheetFoot, SheetSection } from '@detroit-well/ui/components/sheet';
import { fieldIdOf } from '@detroit-well/ui/form/field-id';
import { FormCheckbox } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { priceText } from '@detroit-well/booking/session-view';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { describeDirectFailure } from '../messages/registration-failure.ts';
import { FocusOnMount } from '../layout/focus-on-mount.tsx';
import type { PageContext } from '../page.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import { joinHref, joinLabel } from '../sessions/member-rate-help.tsx';
import { rateOf } from '../sessions/visitor-session.ts';
import { memberAttempts } from '../visitor/member-attempts.ts';
import { portalAuth } from '../visitor/portal-auth.ts';
import { useVisitor } from '../visitor/visitor.ts';
import { memberResolver, untouched, type MemberValues } from './member-form.ts';
import { ConfirmCard, Unknown } from './outcome-screens.tsx';
import { SessionFullNow } from './session-full-now.tsx';
import { useMemberFlow } from './use-member-flow.ts';
import { usePrepaid } from './use-prepaid.ts';

interface MemberPanelProps {
  readonly session: SessionSummary;
  readonly context: PageContext;
  readonly onClose: () => void;
  /** The seats on the page are out of date. */
  readonly onChanged: () => void;
}

/** Time to read the message before the dashboard opens. Milliseconds. */
const readingMs = 1_200;
const formId = 'member-registration';

/** Complete Registration for a member: plan and card, what is prepaid, or a reserved seat that is paid later (ADR-010). */
export function MemberPanel({ session, context, onClose, onChanged }: MemberPanelProps) {
  const { client } = portalAuth(context);
  const visitor = useVisitor();
  const [price] = useState(() => rateOf(session, visitor));
  const [now] = useState(serverDate);
  const [memberId] = useState(visitor.kind === 'member' ? visitor.id : '');
  const [savedCards, setSavedCards] = useState<readonly SavedCard[] | null>(null);
  useEffect(() => {
    client.payments.savedCards({ background: true }).then(setSavedCards, () => setSavedCards([]));
  }, [client]);
  const card = useCardEntry(client, { savedCards });
  const [storage] = useState(() => memberAttempts(memberId, session.public_id));
  const [balance, setBalance] = useState<string | null>(null);
  const loadCredit = useCallback(() => {
    client.credit.get({ background: true }).then(
      (found) => setBalance(found.balance),
      () => setBalance(null),
    );
  }, [client]);
  useEffect(loadCredit, [loadCredit]);
  const credit = useCreditEntry({ balance, reload: loadCredit, storage });
  const form = useForm<MemberValues>({ resolver: memberResolver, defaultValues: untouched });
  const prepaid = usePrepaid(client, session);
  const offersIncluded = prepaid.included !== null;
  const choose = useWayToPay(form, offersIncluded);
  const amount = fromCents(price.cents);
  const { flow, problem, others } = useMemberFlow({
    client,
    storage,
    session,
    context,
    amount,
    form,
    card,
    credit,
  });
  const { state } = flow;
  const cents = toCents(flow.amount);
  const plans = planChoices(cents, session.start_datetime, now);
  const values = form.watch();
  const unpaid = isUnpaid(values);
  const members = membersRate(session, { ...price, cents });
  const plan = plans.find(({ value }) => value === fittingPlan(plans, values.payment_plan));
  const isPlan = plan !== undefined && plan.value !== 'full';
  const split = credit.split(unpaid ? 0 : (plan?.todayCents ?? 0), isPlan);
  const isCovered = split.creditCents > 0 && split.cardCents === 0;
  const noCard = unpaid || isCovered;
  const { otherErrors = {}, ...checks } = noCard ? {} : cardInForm(card);
  const busy = isBusy(state);
  const pay = (way: Partial<MemberPayment>): void => {
    choose(way);
    flow.edit();
  };
  const changed = useEffectEvent(onChanged);
  useEffect(() => {
    if (state.kind === 'session_full' || state.kind === 'done') changed();
    if (state.kind !== 'done') return undefined;
    const dashboard = portalUrl(
      context.portalUrl,
      paths.dashboard.training({ registered: session.public_id }),
    );
    const timer = setTimeout(() => location.assign(dashboard), readingMs);
    return () => clearTimeout(timer);
  }, [state.kind, context.portalUrl, session.public_id]);
  const isForm = !['unknown', 'authentication', 'session_full', 'done'].includes(state.kind);
  return (
    <Sheet
      open
      onClose={onClose}
      locked={busy || state.kind === 'done'}
      title="Complete Registration"
      summary={<SessionPanelSummary session={session} price={price} />}
      footer={
        isForm ? (
          <>
            {problem === null ? null : (
              <Flash tone={state.kind === 'price_changed' ? 'warn' : 'bad'} title={problem.title}>
                {problem.details}
              </Flash>
            )}
            <SheetFoot
              label="Due today"
              amount={noCard ? '$0' : priceText(split.cardCents)}
              say={splitText(split)}
            >
              <Button
                type="submit"
                form={formId}
                variant="signal"
                full
                slash
                busy={busy}
                busyLabel="Processing..."
              >
                {unpaid ? unpaidLabel(values) : payLabel(split, { suffix: ' and register' })}
              </Button>
            </SheetFoot>
          </>
        ) : null
      }
    >
      {state.kind === 'unknown' ? (
        <Unknown checking={state.checking} error={undefined} onCheck={() => void flow.checkAgain()} />
      ) : state.kind === 'authentication' ? (
        <ConfirmCard
          state={state}
          provider={card.provider}
          onRespond={(approve) => void flow.authenticate(approve)}
          onAnotherCard={flow.payWithAnotherCard}
        />
      ) : state.kind === 'session_full' ? (
        <SessionFullNow
          session={session}
          message={describeDirectFailure(state.error)}
          others={others}
          context={context}
          onClose={onClose}
          onChoose={() => undefined}
        />
      ) : state.kind === 'done' ? (
        <FocusOnMount>
          <Flash tone="ok" title={sentences.registrationSuccessful} />
        </FocusOnMount>
      ) : (
        <Form
          form={form}
          id={formId}
          label="Registration"
          pending={busy}
          error={null}
          {...checks}
          otherErrors={{ ...otherErrors, use_credit: unpaid ? undefined : credit.error }}
          onSubmit={(sent) =>
            flow.submit(
              unpaid ? sent : credit.spend(sent, split),
              noCard ? async () => '' : card.createPaymentMethod,
            )
          }
        >
          {members ? (
            <p className="sm">
              <a href={joinHref(context, session, visitor)}>{`${members}. ${joinLabel}`}</a>
            </p>
          ) : null}
          <SheetSection title="Payment">
            <WhenToPayChoice
              id={fieldIdOf(formId, 'when')}
              value={values.when}
              onChange={(when) => pay({ when, use_included: when === 'now' && offersIncluded })}
              cents={cents}
              start={session.start_datetime}
              now={now}
            />
          </SheetSection>
          {values.when === 'later' || prepaid.included === null ? null : (
            <IncludedSection
              formId={formId}
              included={prepaid.included}
              cents={cents}
              checked={values.use_included}
              onChange={(use_included) => pay({ use_included })}
              error={form.formState.errors.use_included?.message}
            />
          )}
          {values.when === 'later' || prepaid.pass === null ? null : (
            <PassSection
              formId={formId}
              pass={prepaid.pass}
              cents={cents}
              checked={values.use_pass}
              onChange={(use_pass) => pay({ use_pass })}
              error={form.formState.errors.use_pass?.message}
            />
          )}
          {unpaid ? null : <PayNow {...{ form, card, credit, split, plans, busy }} chosen={plan} />}
        </Form>
      )}
    </Sheet>
  );
}

interface PayNowProps {
  readonly form: ReturnType<typeof useForm<MemberValues>>;
  readonly card: CardEntry;
  readonly credit: CreditEntry;
  readonly split: CreditSplit;
  readonly plans: ReturnType<typeof planChoices>;
  readonly chosen: ReturnType<typeof planChoices>[number] | undefined;
  readonly busy: boolean;
}

function PayNow({ form, card, credit, split, plans, chosen, busy }: PayNowProps) {
  const save = form.watch('save_payment_method');
  const isPlan = chosen !== undefined && chosen.value !== 'full';
  const isCovered = split.creditCents > 0 && split.cardCents === 0;
  return (
    <>
      <AlreadyYours formId={formId} credit={credit} cents={chosen?.todayCents ?? 0} isPlan={isPlan} />
      <PlanSection
        formId={formId}
        plans={plans}
        chosen={chosen}
        onChange={(plan) => form.setValue('payment_plan', plan)}
        error={form.formState.errors.payment_plan?.message}
      />
      {isCovered ? null : (
        <CardSection
          formId={formId}
          entry={card}
          due={{ ...dueNow(chosen, save), cents: split.cardCents }}
          disabled={busy}
        />
      )}
      {isCovered || card.savedCard ? null : (
        <FormCheckbox<MemberValues>
          name="save_payment_method"
          label={bookingMessages.keepCard}
          hint={bookingMessages.keepCardHint}
        />
      )}
      <CreditSum {...split} />
      <FormCheckbox<MemberValues>
        name="payment_consent"
        label={split.creditCents > 0 ? creditTerms(split) : bookingMessages.paymentTerms}
      />
    </>
  );
}
