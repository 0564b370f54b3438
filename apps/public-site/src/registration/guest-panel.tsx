import './no-eval.ts';
import './registration.css';
import { zodResolver } from '@hookform/resolvers/zod';
import { applyServerErrors } from '@detroit-well/ui/form/server-errors';
import { useForm } from '@detroit-well/ui/form/use-form';
import { Sheet, SheetSummary } from '@detroit-well/ui/components/sheet';
import { Badge } from '@detroit-well/ui/components/badge';
import { formatLongDate, formatTimeRange, zoneName } from '@detroit-well/config/studio-time';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { datePlate } from '../sessions/session-card-view.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import { emptyCard } from './card-entry.ts';
import { readKept, keep } from './draft-store.ts';
import { fitToPrice } from './fit-to-price.ts';
import { GuestFooter } from './guest-footer.tsx';
import { GuestForm } from './guest-form.tsx';
import {
  draftOf,
  guestFormFor,
  startingValues,
  type GuestFormInput,
  type GuestFormValues,
} from './guest-form-schema.ts';
import { GuestOutcome } from './guest-outcome.tsx';
import { isLocked } from './guest-stage.ts';
import { askProvider } from './payment-provider.ts';
import { settlePanel } from './panel-history.ts';
import { plansFor } from './plans-for.ts';
import { guestClient } from './guest-client.ts';
import type { GuestPanelProps } from './use-guest-panel.ts';
import { useGuestRegistration } from './use-guest-registration.ts';

const withoutEnvelope = (errors: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(errors).map(([name, said]) => [name.replace(/^user_data\./, ''), said]));

/** Replaces spaces and dashes with forms that don't allow a line break. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0').replaceAll('–', '–\u2060');

/** Guest registration, from the form to the welcome screen (SPEC-A 5, SPEC-B 7.6). */
export function GuestPanel(props: GuestPanelProps): ReactNode {
  const { session, frame, carried = null, onCarry, onClose, onStanding } = props;
  const client = guestClient(frame.apiUrl);
  const [schema] = useState(() => guestFormFor(session.start));
  const [brought] = useState(carried);
  const [card, setCard] = useState(brought?.card ?? emptyCard);
  const [provider, setProvider] = useState(() => askProvider(client));
  const form = useForm<GuestFormInput, unknown, GuestFormValues>({
    resolver: zodResolver(schema),
    defaultValues: brought
      ? broughtValues(brought.values, session, frame.now)
      : startingValues(readKept(session.public_id).draft),
    mode: 'onTouched',
  });
  const flow = useGuestRegistration({
    client,
    provider,
    session,
    frame,
    showFieldErrors: (errors) => applyServerErrors(form, withoutEnvelope(errors)),
    fitTo: (change) => fitToPrice(form, change, { session, today: frame.now }),
  });
  // Stores every change, so that a reload or a closed panel loses nothing.
  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keep(session.public_id, { draft: draftOf(values) }),
    });
  }, [form, session.public_id]);
  const { stage } = flow;
  const plans = plansFor({ ...session, price_public: flow.price }, frame.now);
  const plan = plans.find(({ value }) => value === form.watch('payment_plan')) ?? plans[0];
  const dueCents = plan?.todayCents ?? 0;
  const free = dueCents === 0;
  const formShown = stage.kind === 'form' || stage.kind === 'sending';
  const { day } = datePlate(session.start);
  // Keeps the time range on one line on narrow screens.
  const hours = unbroken(`${formatTimeRange(session.start, session.end)} ${zoneName(session.start)}`);
  const locked = isLocked(stage);
  const standing = stage.kind === 'done' ? 'booked' : locked ? 'locked' : 'open';
  const tell = useEffectEvent(onStanding);
  // The desk handles Back, so it must know whether the panel may close now.
  useEffect(() => {
    tell(standing);
    if (standing === 'booked') settlePanel();
  }, [standing]);
  return (
    <Sheet
      open
      onClose={onClose}
      locked={locked}
      title="Complete Registration"
      summary={
        <SheetSummary
          day={day}
          title={session.title}
          detail={`${formatLongDate(session.start)}, ${hours}`}
          badge={free ? null : <Badge tone="soft">Public Rate</Badge>}
        />
      }
      footer={formShown ? <GuestFooter stage={stage} dueCents={dueCents} /> : null}
    >
      {formShown ? (
        <GuestForm
          form={form}
          card={card}
          provider={provider}
          onProvider={() => setProvider(askProvider(client))}
          onCard={setCard}
          client={client}
          plans={plans}
          frame={frame}
          cardKnown={flow.cardKnown}
          at={stage.kind === 'form' ? stage.at : undefined}
          onEdit={flow.edited}
          pending={stage.kind === 'sending'}
          onSubmit={flow.submit}
        />
      ) : (
        <GuestOutcome
          stage={stage}
          flow={flow}
          session={session}
          frame={frame}
          onClose={onClose}
          onTake={({ public_id }) => {
            const values = form.getValues();
            // Another panel on this page receives everything; another page only receives what may be stored in the tab.
            onCarry?.({ values, card });
            keep(public_id, { draft: draftOf(values) });
          }}
        />
      )}
    </Sheet>
  );
}

/** Consent applied to another price, and a plan may end too late for this session. */
function broughtValues(values: GuestFormInput, session: SessionSummary, now: string): GuestFormInput {
  const plan = plansFor(session, now).find(({ value }) => value === values.payment_plan);
  const payment_plan = plan && plan.disabledReason === undefined ? plan.value : 'full';
  return { ...values, payment_plan, payment_consent: false };
}
