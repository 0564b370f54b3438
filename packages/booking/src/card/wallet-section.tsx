import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { SheetSection } from '@detroit-well/ui/components/sheet';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { Suspense, use, useEffect, useEffectEvent, type ReactNode } from 'react';
import { loadStripeFile } from './load-stripe-file.ts';
import { SandboxWallets } from './sandbox-wallets.tsx';
import type { CardEntry } from './use-card-entry.ts';
import { nothingYet, walletNotices, type ChosenWallet, type DueNow, type WalletNotice } from './wallet.ts';

export { nothingYet, type WalletDetails } from './wallet.ts';

interface WalletRowProps {
  readonly entry: CardEntry;
  readonly due: DueNow;
  readonly disabled: boolean;
  readonly onChoose?: (wallet: ChosenWallet) => void;
}

/** The wallets that this browser offers, and why the last one was not taken. */
export function WalletRow({ caption, ...props }: WalletRowProps & { readonly caption?: string }) {
  const { walletNotice } = props.entry;
  return (
    <div className="wallets">
      <Suspense fallback={<Skeleton height={52} />}>
        <Offered {...props} />
      </Suspense>
      {caption ? <p className="xs muted">{caption}</p> : null}
      {walletNotice ? (
        <Flash tone="warn" title={walletNotice.title}>
          {walletNotice.text}
        </Flash>
      ) : null}
    </div>
  );
}

function Offered({ entry, due, disabled, onChoose }: WalletRowProps) {
  const provider = use(entry.provider);
  const stripe = provider?.kind === 'stripe' ? use(loadStripeFile()) : null;
  const row = {
    onChoose: (wallet: ChosenWallet) => {
      entry.chooseWallet(wallet);
      onChoose?.(wallet);
    },
    onFail: entry.dropWallet,
  };
  if (provider?.kind === 'sandbox') {
    return <SandboxWallets client={entry.client} cents={due.cents} disabled={disabled} {...row} />;
  }
  // Without them, the card form says what failed.
  if (!provider || !stripe) return <div data-wallets="none" />;
  const { StripeWallets } = stripe;
  return <StripeWallets key={entry.reloads} publishableKey={provider.publishableKey} due={due} {...row} />;
}

interface ChosenWalletNoteProps extends Pick<WalletRowProps, 'entry' | 'due' | 'disabled'> {
  readonly wallet: ChosenWallet;
  readonly onDrop: () => void;
}

/** The chosen wallet in place of the card form. */
export function ChosenWalletNote({ entry, wallet, due, disabled, onDrop }: ChosenWalletNoteProps) {
  const { name, card, cents, keeps = due.keeps } = wallet;
  const drop = useEffectEvent((notice: WalletNotice) => entry.dropWallet(notice));
  // The wallet showed another amount, or knows another use of the card.
  useEffect(() => {
    if (cents !== due.cents) drop(walletNotices.amountChanged(name));
    else if (keeps !== due.keeps) drop(walletNotices.keepingChanged(name));
  }, [cents, keeps, due.cents, due.keeps, name]);
  return (
    <div className="wallets">
      <Flash tone="ok" title={`${name} will pay.`}>
        {`${card}. ${nothingYet}`}
      </Flash>
      <Button
        size="sm"
        variant="line"
        disabled={disabled}
        onClick={() => {
          entry.dropWallet(null);
          onDrop();
        }}
      >
        Use a card
      </Button>
    </div>
  );
}

interface WalletSectionProps extends Omit<WalletRowProps, 'onChoose'> {
  /** Fills in the form. */
  readonly onFill: (wallet: ChosenWallet) => void;
  /** The fields that the wallet fills in. */
  readonly caption?: string;
  /** Shown once a wallet is chosen. */
  readonly filled: ReactNode;
}

/** The wallets before the form that they fill in. */
export function WalletSection({
  entry,
  due,
  disabled,
  onFill,
  caption = 'A wallet fills in your name, email, address and card.',
  filled,
}: WalletSectionProps) {
  const { wallet } = entry;
  return (
    <div className="wallet-section">
      <SheetSection title="Fastest">
        {wallet ? (
          <Flash tone="ok" title={`${wallet.name} is chosen.`}>
            {filled}
          </Flash>
        ) : (
          <WalletRow entry={entry} due={due} disabled={disabled} onChoose={onFill} caption={caption} />
        )}
      </SheetSection>
    </div>
  );
}
