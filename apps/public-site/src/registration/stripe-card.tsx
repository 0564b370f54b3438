import { messages } from '@detroit-well/validation/messages';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, type ReactNode } from 'react';
import { CardRefused, type CardSource } from './card-source.ts';

let loading: Promise<Stripe | null> | null = null;

/** Loads Stripe's script once, when the card field is first shown. */
function stripeOf(key: string): Promise<Stripe | null> {
  loading ??= loadStripe(key);
  loading.catch(() => {
    // The connection failed: the next attempt loads the script again.
    loading = null;
  });
  return loading;
}

interface StripeCardProps {
  publishableKey: string;
  disabled: boolean;
  /** Gives the form the function that turns this card into a payment method. */
  onSource: (source: CardSource | null) => void;
}

/** Stripe's card field: number, expiry and CVC never reach our page. */
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
  // Stripe loads asynchronously outside React: the source is set once it is ready and cleared on unmount.
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

/** Runs the 3-D Secure challenge in Stripe's window. Returns Stripe's error message if the payment was not authenticated. */
export async function askBank(publishableKey: string, clientSecret: string): Promise<string | null> {
  const stripe = await stripeOf(publishableKey);
  if (!stripe) throw new TypeError('Stripe is not here.');
  const { error } = await stripe.handleNextAction({ clientSecret });
  return error?.message ?? null;
}
