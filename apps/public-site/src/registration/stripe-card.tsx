import { messages } from '@detroit-well/validation/messages';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, type ReactNode } from 'react';
import { CardRefused, type CardSource } from './card-source.ts';

let loading: Promise<Stripe | null> | null = null;

/** Stripe's own script, fetched once, when a card is about to be typed. */
function stripeOf(key: string): Promise<Stripe | null> {
  loading ??= loadStripe(key);
  loading.catch(() => {
    // A broken line: the next press tries once more.
    loading = null;
  });
  return loading;
}

interface StripeCardProps {
  publishableKey: string;
  disabled: boolean;
  /** Tells the form how this card becomes a payment method. */
  onSource: (source: CardSource | null) => void;
}

/** Stripe's card field: number, expiry and CVC never touch our own page. */
export function StripeCard({ publishableKey, ...field }: StripeCardProps): ReactNode {
  return (
    <Elements stripe={stripeOf(publishableKey)}>
      <Field {...field} />
    </Elements>
  );
}

function Field({ disabled, onSource }: Omit<StripeCardProps, 'publishableKey'>): ReactNode {
  const stripe = useStripe();
  const elements = useElements();
  // Stripe arrives by promise and lives outside React: handed up once it is there, taken back when the field goes.
  useEffect(() => {
    onSource(
      stripe &&
        (async () => {
          const card = elements?.getElement(CardElement);
          if (!card) throw new CardRefused(messages.paymentMethodRequired);
          const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card });
          if (!paymentMethod) throw new CardRefused(error?.message ?? messages.paymentMethodRequired);
          return paymentMethod.id;
        }),
    );
    return () => onSource(null);
  }, [stripe, elements, onSource]);
  return (
    <div className="stripe-card">
      <CardElement options={{ hidePostalCode: true, disabled }} />
    </div>
  );
}

/** The bank's own question (3-D Secure), shown by Stripe. Returns its words where no yes came of it. */
export async function askBank(publishableKey: string, clientSecret: string): Promise<string | null> {
  const stripe = await stripeOf(publishableKey);
  if (!stripe) throw new TypeError('Stripe is not here.');
  const { error } = await stripe.handleNextAction({ clientSecret });
  return error?.message ?? null;
}
