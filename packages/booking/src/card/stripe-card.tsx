import { thirdPartyLimitMs } from '@detroit-well/config/constants';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { use, useEffect, useState, type ReactNode } from 'react';
import { CardError, cardFormFailed } from './card-error.ts';
import { createToken, elementsOptions, usePageTheme } from './elements-options.ts';
import { loadOnce } from './load-stripe.ts';
import type { DueNow } from './wallet.ts';

interface FieldProps {
  readonly disabled: boolean;
  /** Receives the function that turns this card into a confirmation token, and null when the field unmounts. */
  readonly onSource: (source: (() => Promise<string>) | null) => void;
  /** The card has changed, so an earlier message does not apply to it. */
  readonly onEdit: () => void;
  /** Shown when Stripe's script or its form could not be loaded. */
  readonly failed: ReactNode;
}

interface StripeCardProps extends FieldProps {
  readonly publishableKey: string;
  readonly due: DueNow;
}

/** Stripe's Payment Element: the card never reaches our page. Suspends while Stripe's script loads. */
export function StripeCard({ publishableKey, due, ...field }: StripeCardProps) {
  const stripe = use(loadOnce(publishableKey));
  usePageTheme();
  if (!stripe) return <Failed onSource={field.onSource}>{field.failed}</Failed>;
  return (
    <Elements stripe={stripe} options={elementsOptions(due)}>
      <Field {...field} />
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

function Field({ disabled, onSource, onEdit, failed }: FieldProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [loading, setLoading] = useState<'waiting' | 'ready' | 'late' | 'refused'>('waiting');
  // Stripe loads outside React: the source exists once it is ready and until the field unmounts.
  useEffect(() => {
    onSource(stripe && elements && (async () => (await createToken(stripe, elements)).id));
    return () => onSource(null);
  }, [stripe, elements, onSource]);
  // The field is a frame of Stripe, which may stay silent.
  useEffect(() => {
    if (loading !== 'waiting') return undefined;
    const timer = setTimeout(
      () => setLoading((now) => (now === 'waiting' ? 'late' : now)),
      thirdPartyLimitMs,
    );
    return () => clearTimeout(timer);
  }, [loading]);
  // Stripe refuses the form itself, for example its currency or country.
  if (loading === 'refused') return <Failed onSource={onSource}>{failed}</Failed>;
  return (
    <>
      <div role="group" aria-label="Card details">
        <PaymentElement
          options={{
            // The wallets have buttons of their own; Link also fills in the card here.
            wallets: { applePay: 'never', googlePay: 'never', link: 'auto' },
            layout: 'tabs',
            readOnly: disabled,
          }}
          onReady={() => setLoading('ready')}
          onLoadError={() => setLoading('refused')}
          onChange={onEdit}
        />
      </div>
      {loading === 'late' ? failed : null}
    </>
  );
}
