import { thirdPartyLimitMs } from '@detroit-well/config/constants';
import { messages } from '@detroit-well/validation/messages';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardElementOptions } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { CardError, cardFormFailed } from './card-error.ts';

let loaded: Promise<Stripe | null> | null = null;

/**
 * Loads Stripe's script once, when the card field is first shown. Null when the script is blocked, empty or silent.
 */
function loadOnce(publishableKey: string): Promise<Stripe | null> {
  loaded ??= inTime(loadStripe(publishableKey)).catch(() => null);
  return loaded;
}

/** Rejects when a promise of Stripe has not settled in time. */
async function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CardError(cardNotChecked)), thirdPartyLimitMs);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

/** Lets the next card field load the script again after a failure. */
export async function forgetStripe(): Promise<void> {
  loaded = null;
  if (window.Stripe) return;
  // A hanging script counts as failed: `loadStripe` then puts a new one in its place, in a later task.
  document.querySelector('script[src^="https://js.stripe.com"]')?.dispatchEvent(new Event('error'));
  await new Promise((next) => setTimeout(next));
}

interface FieldProps {
  readonly disabled: boolean;
  /** Receives the function that turns this card into a payment method, and null when the field unmounts. */
  readonly onSource: (source: (() => Promise<string>) | null) => void;
  /** The card has changed. `error`: Stripe's message about it, if there is one. */
  readonly onEdit: (error: string | null) => void;
}

interface StripeCardProps extends FieldProps {
  readonly publishableKey: string;
  /** Shown when Stripe's script could not be loaded. */
  readonly failed: ReactNode;
}

/** Stripe's card field: number, expiry and CVC never reach our page. Suspends while Stripe's script loads. */
export function StripeCard({ publishableKey, failed, ...field }: StripeCardProps) {
  const stripe = use(loadOnce(publishableKey));
  if (!stripe) return <Failed onSource={field.onSource}>{failed}</Failed>;
  return (
    <Elements stripe={stripe}>
      <Field {...field} failed={failed} />
    </Elements>
  );
}

/** A card that cannot be typed: paying says so. */
function Failed({ onSource, children }: Pick<FieldProps, 'onSource'> & { readonly children: ReactNode }) {
  // The source belongs to the form outside.
  useEffect(() => {
    onSource(() => Promise.reject(new CardError(cardFormFailed)));
    return () => onSource(null);
  }, [onSource]);
  return children;
}

function Field({ disabled, onSource, onEdit, failed }: FieldProps & Pick<StripeCardProps, 'failed'>) {
  const stripe = useStripe();
  const elements = useElements();
  // Stripe loads outside React: the source exists once it is ready and until the field unmounts.
  useEffect(() => {
    onSource(
      stripe &&
        (async () => {
          const card = elements?.getElement(CardElement);
          if (!card) throw new CardError(messages.paymentMethodRequired);
          const { paymentMethod, error } = await inTime(stripe.createPaymentMethod({ type: 'card', card }));
          if (!paymentMethod) throw new CardError(error?.message ?? messages.paymentMethodRequired);
          return paymentMethod.id;
        }),
    );
    return () => onSource(null);
  }, [stripe, elements, onSource]);
  const [isReady, setIsReady] = useState(false);
  const [isLate, setIsLate] = useState(false);
  // The field is a frame of Stripe, which reports only that it is ready.
  useEffect(() => {
    if (isReady) return undefined;
    const timer = setTimeout(() => setIsLate(true), thirdPartyLimitMs);
    return () => clearTimeout(timer);
  }, [isReady]);
  const [style, setStyle] = useState<StripeCardElementOptions['style']>();
  const box = useCallback((element: HTMLDivElement | null) => {
    if (element) setStyle(stripeStyle(element));
  }, []);
  return (
    <>
      <div className="stripe-card" role="group" aria-label="Card details" ref={box}>
        <CardElement
          options={{ hidePostalCode: true, disabled, ...(style ? { style } : {}) }}
          onReady={() => setIsReady(true)}
          onChange={({ error }) => onEdit(error?.message ?? null)}
        />
      </div>
      {isLate && !isReady ? failed : null}
    </>
  );
}

const cardNotChecked = 'Your card could not be checked in time. Nothing was charged. Please try again.';

/** Stripe's field is in a frame, which does not inherit the colors of the theme. */
function stripeStyle(element: HTMLElement): NonNullable<StripeCardElementOptions['style']> {
  const computed = getComputedStyle(element);
  const { color, fontSize } = computed;
  const placeholder = computed.getPropertyValue('--muted').trim() || color;
  return { base: { color, iconColor: color, fontSize, '::placeholder': { color: placeholder } } };
}

/** Runs the 3-D Secure challenge in Stripe's window. Returns Stripe's message if the payment was not authenticated. */
export async function authenticateWithStripe(
  publishableKey: string,
  clientSecret: string,
): Promise<string | null> {
  const stripe = await loadOnce(publishableKey);
  if (!stripe) {
    await forgetStripe();
    throw new Error('The script of Stripe could not be loaded.');
  }
  const { error } = await stripe.handleNextAction({ clientSecret });
  return error?.message ?? null;
}
