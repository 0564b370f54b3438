import './no-eval.ts';
import './registration.css';
import { zodResolver } from '@hookform/resolvers/zod';
import { applyServerErrors } from '@detroit-well/ui/form/server-errors';
import { Sheet, SheetFoot, SheetSummary } from '@detroit-well/ui/components/sheet';
import { Badge } from '@detroit-well/ui/components/badge';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { formatLongDate, formatTime } from '@detroit-well/config/studio-time';
import { formatCents } from '@detroit-well/pricing';
import { useEffect, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { datePlate } from '../sessions/session-card-view.ts';
import { emptyCard } from './card-entry.ts';
import { readKept, keep } from './draft-store.ts';
import { GuestForm, guestFormId } from './guest-form.tsx';
import {
  draftOf,
  guestFormSchema,
  startingValues,
  type GuestFormInput,
  type GuestFormValues,
} from './guest-form-schema.ts';
import { GuestOutcome } from './guest-outcome.tsx';
import { isLocked } from './guest-stage.ts';
import { askProvider } from './payment-provider.ts';
import { plansFor } from './plans-for.ts';
import { guestClient } from './guest-client.ts';
import type { GuestPanelProps } from './use-guest-panel.ts';
import { useGuestRegistration } from './use-guest-registration.ts';

const withoutEnvelope = (errors: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(errors).map(([name, said]) => [name.replace(/^user_data\./, ''), said]));

function reloadWithoutMark(): void {
  const here = new URL(location.href);
  here.searchParams.delete('register');
  location.replace(here);
}

/** Guest registration from the first field to the welcome (Spec A 5, Spec B 7.6). */
export function GuestPanel({ session, frame, onClose }: GuestPanelProps): ReactNode {
  const client = guestClient(frame.apiUrl);
  const [card, setCard] = useState(emptyCard);
  const [provider, setProvider] = useState(() => askProvider(client));
  const form = useForm<GuestFormInput, unknown, GuestFormValues>({
    resolver: zodResolver(guestFormSchema),
    defaultValues: startingValues(readKept(session.public_id).draft),
    mode: 'onTouched',
  });
  const flow = useGuestRegistration({
    client,
    provider,
    session,
    frame,
    showFieldErrors: (errors) => applyServerErrors(form, withoutEnvelope(errors)),
  });
  // What is typed is kept as it is typed, so that a reload or a closed panel loses nothing.
  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keep(session.public_id, { draft: draftOf(values) }),
    });
  }, [form, session.public_id]);
  const { stage } = flow;
  const plans = plansFor(session, frame.now);
  const plan = plans.find(({ value }) => value === form.watch('payment_plan')) ?? plans[0];
  const dueCents = plan?.todayCents ?? 0;
  const formShown = stage.kind === 'form' || stage.kind === 'sending';
  const { day } = datePlate(session.start);
  // A place was taken: the page that shows the places is old now (Spec A 4, success reloads the page).
  const close = stage.kind === 'done' ? reloadWithoutMark : onClose;
  return (
    <Sheet
      open
      onClose={close}
      locked={isLocked(stage)}
      title="Complete Registration"
      summary={
        <SheetSummary
          day={day}
          title={session.title}
          detail={`${formatLongDate(session.start)}, ${formatTime(session.start)}`}
          badge={<Badge tone="soft">Public Rate</Badge>}
        />
      }
      footer={
        formShown ? (
          <>
            {stage.kind === 'form' && stage.error ? <Flash tone="bad" title={stage.error} /> : null}
            <SheetFoot label="Due today" amount={formatCents(dueCents)}>
              <Button
                type="submit"
                form={guestFormId}
                variant="signal"
                full
                slash
                busy={stage.kind === 'sending'}
                busyLabel="Processing..."
              >
                Complete Registration
              </Button>
            </SheetFoot>
          </>
        ) : null
      }
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
          pending={stage.kind === 'sending'}
          onSubmit={flow.submit}
        />
      ) : (
        <GuestOutcome stage={stage} flow={flow} session={session} frame={frame} onClose={close} />
      )}
    </Sheet>
  );
}
