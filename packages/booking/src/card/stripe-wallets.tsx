import { Elements, ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js';
import { use, useRef, useState } from 'react';
import { createToken, elementsOptions, usePageTheme } from './elements-options.ts';
import { loadOnce } from './load-stripe.ts';
import { savedCardLabel } from './saved-card.ts';
import { walletNotices, type ChosenWallet, type DueNow, type WalletNotice } from './wallet.ts';

interface RowProps {
  readonly due: DueNow;
  readonly onChoose: (wallet: ChosenWallet) => void;
  readonly onFail: (notice: WalletNotice) => void;
}

interface StripeWalletsProps extends RowProps {
  readonly publishableKey: string;
}

/** The wallets that this browser offers, drawn by Stripe; nothing where there is none. Suspends while its script loads. */
export function StripeWallets({ publishableKey, ...row }: StripeWalletsProps) {
  const stripe = use(loadOnce(publishableKey));
  const theme = usePageTheme();
  // Without the script, the card form says so.
  if (!stripe) return <div data-wallets="none" />;
  return (
    <Elements stripe={stripe} options={elementsOptions(row.due)}>
      {/* The colors of the buttons cannot change later. */}
      <Row key={theme} isDark={theme === 'dark'} {...row} />
    </Elements>
  );
}

const names = { apple_pay: 'Apple Pay', google_pay: 'Google Pay', link: 'Link' } as const;
const nameOf = (type: string): string => (type in names ? names[type as keyof typeof names] : 'Your wallet');

function Row({ due, isDark, onChoose, onFail }: RowProps & { readonly isDark: boolean }) {
  const stripe = useStripe();
  const elements = useElements();
  const opened = useRef('Your wallet');
  const [offer, setOffer] = useState<'waiting' | 'some' | 'none'>('waiting');

  async function confirm(event: StripeExpressCheckoutElementConfirmEvent): Promise<void> {
    const name = nameOf(event.expressPaymentType);
    try {
      if (!stripe || !elements) throw new Error('Stripe is not loaded.');
      const { id, payment_method_preview: preview } = await createToken(stripe, elements);
      const { card, billing_details } = preview;
      if (!card) throw new Error('The server accepts cards only.');
      onChoose({
        name,
        card: savedCardLabel({ brand: card.brand, last4: card.last4 }),
        methodId: id,
        cents: due.cents,
        keeps: due.keeps,
        details: event.billingDetails ?? billing_details,
      });
    } catch {
      event.paymentFailed({ reason: 'fail' });
      onFail(walletNotices.failed(name));
    }
  }

  return (
    <div data-wallets={offer}>
      <ExpressCheckoutElement
        options={{
          paymentMethods: { amazonPay: 'never', klarna: 'never', paypal: 'never' },
          emailRequired: true,
          billingAddressRequired: true,
          buttonHeight: 52,
          buttonTheme: isDark
            ? { applePay: 'white', googlePay: 'white' }
            : { applePay: 'black', googlePay: 'black' },
          layout: { maxColumns: 3, maxRows: 2, overflow: 'never' },
        }}
        onReady={({ availablePaymentMethods }) => setOffer(availablePaymentMethods ? 'some' : 'none')}
        onClick={({ expressPaymentType, resolve }) => {
          opened.current = nameOf(expressPaymentType);
          resolve({});
        }}
        onConfirm={(event) => void confirm(event)}
        onCancel={() => onFail(walletNotices.closed(opened.current))}
        onLoadError={() => {
          setOffer('none');
          onFail(walletNotices.notLoaded);
        }}
      />
    </div>
  );
}
