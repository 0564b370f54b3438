import '../../registration/registration.css';
import type { Plan } from '@detroit-well/api-client/contract';
import { useCardEntry } from '@detroit-well/booking/card-entry';
import { useHumanCheck, waitingForCheck } from '@detroit-well/booking/human-check';
import { joinLabelOf, PlanSummary } from '@detroit-well/booking/joining/plan-sections';
import { isSold, type OfferedPlan } from '@detroit-well/booking/joining/sold-plan';
import { bookingMessages } from '@detroit-well/booking/messages';
import { usePromoCode } from '@detroit-well/booking/promo-code';
import { codeInAddress } from '@detroit-well/booking/promo-code/address';
import { isBusy, showsForm } from '@detroit-well/booking/payment-flow/state';
import { describe } from '@detroit-well/api-client/errors';
import { serverDate } from '@detroit-well/config/server-clock';
import { studioDay } from '@detroit-well/config/studio-time';
import { toCents } from '@detroit-well/pricing';
import { Sheet } from '@detroit-well/ui/components/sheet';
import { useDraft } from '@detroit-well/ui/drafts/use-draft';
import { useForm } from '@detroit-well/ui/form/use-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useState } from 'react';
import { guestClient } from '../../guest-client/guest-client.ts';
import type { PageContext } from '../../page.ts';
import { GuestFooter } from '../../registration/guest-footer.tsx';
import { GuestUnresolved } from '../../registration/guest-unresolved.tsx';
import { ConfirmCard, Unknown } from '../../registration/outcome-screens.tsx';
import { JoinDone } from './join-done.tsx';
import { JoinForm, joinFormId } from './join-form.tsx';
import {
  draftOf,
  joinDraftName,
  joinForm,
  startingValues,
  type JoinDraft,
  type JoinInput,
  type JoinValues,
} from './join-form-schema.ts';
import { signInToJoin } from './join-link.ts';
import { joinAttempts, useJoin, type JoinFlow } from './use-join.tsx';

export interface JoinPanelProps {
  readonly context: PageContext;
  readonly plans: readonly OfferedPlan[];
  /** The one that is chosen first. */
  readonly first: OfferedPlan;
  readonly onClose: () => void;
  /** The membership is paid; the panel stays open and shows it. */
  readonly onJoined: () => void;
}

/** True if a request from before a reload wants to buy it. This panel stored the values. */
const isAttempted = ({ version_id }: OfferedPlan): boolean =>
  (joinAttempts.read().pending?.values as JoinValues | undefined)?.version_id === version_id;

/** Joining as a visitor, from the form to the end: the account, then the membership. */
export function JoinPanel({ context, plans: offered, first, onClose, onJoined }: JoinPanelProps) {
  const client = guestClient(context.apiUrl);
  const [plans, setPlans] = useState(offered);
  const [today] = useState(() => studioDay(serverDate()));
  const [asked] = useState(() => plans.find(isAttempted) ?? first);
  const draft = useDraft<JoinDraft>(joinDraftName);
  const card = useCardEntry(client);
  const form = useForm<JoinInput, unknown, JoinValues>({
    resolver: zodResolver(joinForm),
    defaultValues: startingValues(draft.found, asked),
    mode: 'onTouched',
  });
  const check = useHumanCheck({ action: 'register', loadClient: () => Promise.resolve(client) });
  const flow = useJoin({
    client,
    context,
    form,
    card,
    amount: asked.price,
    humanToken: check.token,
    onHumanTokenSpent: check.reset,
    onHumanTokenNeeded: check.start,
    onOutdated: () => void loadPlans(),
    onRefused: (fields) => promo.showErrors(fields),
  });
  const keep = useEffectEvent((values: JoinInput) => draft.keep(draftOf(values)));
  // Stores every change, so that a reload or a closed panel loses nothing.
  useEffect(() => {
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [form]);
  const { state } = flow;
  const isDone = state.kind === 'done';
  const reportJoined = useEffectEvent(onJoined);
  useEffect(() => {
    if (isDone) reportJoined();
  }, [isDone]);
  const touchCheck = useEffectEvent(check.touch);
  useEffect(() => touchCheck(), []);

  function take(chosen: OfferedPlan): void {
    form.setValue('plan_id', chosen.id);
    form.setValue('version_id', chosen.version_id);
    // The charge has another amount.
    form.setValue('payment_consent', false);
    flow.reprice(chosen.price);
  }
  /** The next press buys what is on sale now, after the visitor has seen it. */
  async function loadPlans(): Promise<void> {
    const sold = await client.plans.list({ background: true }).catch((): Plan[] => []);
    const fresh = sold.filter(isSold).filter(({ benefits }) => benefits?.member_rate === true);
    const next = fresh.find(({ id }) => id === form.getValues('plan_id')) ?? fresh[0];
    if (next === undefined) return;
    setPlans(fresh);
    take(next);
  }
  const promo = usePromoCode({
    check: (code, plan_id) => client.promoCodes.check({ body: { code, plan_id } }),
    target: form.watch('plan_id'),
    start: codeInAddress(),
    onChange: (applied) => {
      form.setValue('promo_code', applied?.code ?? '');
      // It names the amounts.
      form.setValue('payment_consent', false);
      flow.reprice(applied?.amount_due ?? plan.price);
      flow.edit();
    },
  });
  const plan = plans.find(({ version_id }) => version_id === form.watch('version_id')) ?? asked;
  if (state.kind === 'done') {
    return (
      <JoinDone
        membership={state.result.membership}
        plan={plan}
        person={form.getValues()}
        context={context}
        onClose={onClose}
      />
    );
  }
  const hasAccount = flow.hasAccount(form.watch('email'));
  return (
    <Sheet
      open
      onClose={onClose}
      locked={isBusy(state)}
      title="Join"
      summary={<PlanSummary plan={plan} code={promo.applied} today={today} hasMemberRate />}
      footer={
        showsForm(state) ? (
          <GuestFooter
            formId={joinFormId}
            problem={flow.problem}
            sending={state.kind === 'sending'}
            dueCents={toCents(promo.applied?.amount_due ?? plan.price)}
            label={hasAccount ? joinLabelOf(plan, promo.applied) : 'Create account and join'}
            disabledReason={promo.openReason ?? (hasAccount ? undefined : waitingForCheck(check.state))}
          />
        ) : null
      }
    >
      {showsForm(state) ? (
        <JoinForm
          context={context}
          form={form}
          flow={flow}
          card={card}
          plans={plans}
          plan={plan}
          promo={promo}
          today={today}
          onChoose={(chosen) => {
            const found = plans.find(({ version_id }) => version_id === chosen);
            if (!found) return;
            take(found);
            flow.edit();
          }}
          hasAccount={hasAccount}
          check={hasAccount ? null : check}
        />
      ) : (
        <Outcome flow={flow} card={card} signInHref={signInToJoin(context, plan.version_id)} />
      )}
    </Sheet>
  );
}

interface OutcomeProps {
  readonly flow: JoinFlow;
  readonly card: Pick<ReturnType<typeof useCardEntry>, 'provider'>;
  readonly signInHref: string;
}

/** The screen of a payment whose outcome is open. */
function Outcome({ flow, card, signInHref }: OutcomeProps) {
  const { state, unresolvedEmail } = flow;
  if (state.kind === 'authentication') {
    return (
      <ConfirmCard
        state={state}
        note={bookingMessages.nothingChargedYet}
        provider={card.provider}
        onRespond={flow.authenticate}
        onAnotherCard={flow.payWithAnotherCard}
      />
    );
  }
  if (state.kind !== 'unknown') return null;
  if (unresolvedEmail !== null) {
    return (
      <GuestUnresolved
        email={unresolvedEmail}
        state={state}
        signInHref={signInHref}
        onCheck={(password) => flow.checkAgain({ password })}
        onStartOver={flow.startOver}
      />
    );
  }
  return (
    <Unknown
      checking={state.checking}
      error={state.error === null ? undefined : describe(state.error, 'pay').message}
      onCheck={() => void flow.checkAgain()}
    />
  );
}
