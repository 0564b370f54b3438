import type { Client } from '@detroit-well/api-client';
import { fieldIdOf } from '@detroit-well/ui/form/field-id';
import { Form } from '@detroit-well/ui/form/form';
import { SheetSection } from '@detroit-well/ui/components/sheet';
import { PlanChooser } from '@detroit-well/ui/patterns/plan-chooser';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CardErrors, CardText } from '@detroit-well/ui/patterns/card-fields';
import type { Frame } from '../page.ts';
import { signInHref } from '../visitor/sign-in-href.ts';
import { AddressFields } from './address-fields.tsx';
import { cardProblems, sandboxMethod } from './card-entry.ts';
import { CardSection } from './card-section.tsx';
import { ConsentSection } from './consent-section.tsx';
import type { GuestFormInput, GuestFormValues } from './guest-form-schema.ts';
import { InstalmentList } from './instalment-list.tsx';
import { PersonFields } from './person-fields.tsx';
import type { CardSource } from './card-source.ts';
import type { Place } from './guest-stage.ts';
import type { AskedProvider } from './payment-provider.ts';
import type { PlanChoice } from './plans-for.ts';
import type { GuestAttempt } from './use-guest-registration.ts';

export const guestFormId = 'guest-registration';

const cardId = fieldIdOf(guestFormId, 'card');

const places: Record<Exclude<Place, 'message'>, string> = {
  email: 'input[name="email"]',
  // Stripe's field can't receive the focus from here; its section can.
  card: '[data-part="card"]',
  problem: '.error-summary',
};

interface GuestFormProps {
  form: UseFormReturn<GuestFormInput, unknown, GuestFormValues>;
  card: CardText;
  provider: AskedProvider;
  /** Loads the payment provider again. */
  onProvider: () => void;
  onCard: (next: CardText) => void;
  client: Client;
  plans: readonly PlanChoice[];
  frame: Frame;
  pending: boolean;
  /** No card form: the provider has the card from the previous attempt. */
  cardKnown: boolean;
  /** Where the focus goes when the guest returns to the form. */
  at: Place | undefined;
  /** The card or the plan has changed since the last attempt. */
  onEdit: () => void;
  onSubmit: (attempt: GuestAttempt) => Promise<void>;
}

/**
 * The guest's details, address, payment and consent. Card and person are validated together, so that all errors appear at
 * once.
 */
export function GuestForm(props: GuestFormProps): ReactNode {
  const { form, card, provider, onProvider, onCard, client, plans, frame, pending, cardKnown } = props;
  const { at, onEdit, onSubmit } = props;
  const [cardErrors, setCardErrors] = useState<CardErrors>({});
  const chosen = plans.find(({ value }) => value === form.watch('payment_plan')) ?? plans[0];
  const free = chosen?.totalCents === 0;
  const cardAsked = !free && !cardKnown;

  // Stripe's field validates itself, but only when a payment method is requested.
  const stripeCard = useRef<CardSource | null>(null);
  const takeSource = useCallback((source: CardSource | null) => {
    stripeCard.current = source;
  }, []);

  const goOn = useRef<HTMLDivElement>(null);
  // Only when the form replaces another screen: the element that had the focus is gone.
  useEffect(() => {
    if (!at || at === 'message') return;
    goOn.current?.querySelector<HTMLElement>(places[at])?.focus();
  }, [at]);

  function checkCard(): boolean {
    const problems = cardAsked && !stripeCard.current ? cardProblems(card) : null;
    setCardErrors(problems ?? {});
    return problems === null;
  }

  async function submit(values: GuestFormValues): Promise<void> {
    if (!checkCard()) return;
    const typed = stripeCard.current ?? (() => sandboxMethod(client, card));
    await onSubmit({ values, paymentMethod: free ? () => Promise.resolve('') : typed });
  }

  return (
    <div
      ref={goOn}
      // Validates the card together with the form, even when the form stops at one of its fields.
      onSubmitCapture={checkCard}
    >
      <p className="guest-hint sm muted">
        Have an account? <a href={signInHref(frame)}>Sign in</a> and register in one step.
      </p>
      <Form<GuestFormInput, unknown, GuestFormValues>
        form={form}
        id={guestFormId}
        label="Guest registration"
        pending={pending}
        // The footer shows the error beside the button, which stays visible. Here it would be far above the card.
        error={null}
        otherErrors={cardAsked ? asOtherErrors(cardErrors) : {}}
        onSubmit={submit}
      >
        <SheetSection title="About you">
          <PersonFields />
        </SheetSection>
        <SheetSection title="Address">
          <AddressFields />
        </SheetSection>
        {free ? (
          <p className="guest-hint">This session is free. No card is needed.</p>
        ) : (
          <SheetSection title="Payment plan">
            <PlanChooser
              id={fieldIdOf(guestFormId, 'payment_plan')}
              // The section above already has the heading Payment plan.
              legend="How to pay"
              options={plans.map(({ value, label, detail, amountLabel, disabledReason }) => ({
                value,
                label,
                detail,
                amountLabel,
                disabledReason,
              }))}
              value={chosen?.value ?? 'full'}
              onChange={(value) => {
                const plan = plans.find((option) => option.value === value);
                if (plan) form.setValue('payment_plan', plan.value);
                onEdit();
              }}
              error={form.formState.errors.payment_plan?.message}
            />
            {chosen ? <InstalmentList plan={chosen} /> : null}
          </SheetSection>
        )}
        {cardAsked ? (
          <SheetSection title="Card">
            <div data-part="card" tabIndex={-1}>
              <CardSection
                id={cardId}
                provider={provider}
                onRetry={onProvider}
                onSource={takeSource}
                card={card}
                errors={cardErrors}
                demo={frame.demo}
                disabled={pending}
                onEdit={(next) => {
                  onCard(next);
                  setCardErrors({});
                  onEdit();
                }}
              />
            </div>
          </SheetSection>
        ) : null}
        <SheetSection title="Consent">
          <ConsentSection client={client} free={free} />
        </SheetSection>
      </Form>
    </div>
  );
}

/** The card's errors under its field names in the form's error summary. */
const asOtherErrors = ({ number, expires, cvc }: CardErrors) => ({
  'card-number': number,
  'card-expires': expires,
  'card-cvc': cvc,
});
