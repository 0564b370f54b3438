import type { Client } from '@detroit-well/api-client';
import { describe } from '@detroit-well/api-client/errors';
import { useState } from 'react';
import { createSandboxMethod } from './sandbox-card.ts';
import { savedCardLabel } from './saved-card.ts';
import { walletNotices, type ChosenWallet, type WalletDetails, type WalletNotice } from './wallet.ts';

const name = 'Sandbox Pay';

/** Each wallet holds the test card that behaves so. */
const wallets = [
  { outcome: 'succeeds', number: '4242 4242 4242 4242' },
  { outcome: 'is declined', number: '4000 0000 0000 0002' },
  { outcome: 'asks to confirm', number: '4000 0027 6000 3184' },
] as const;

interface SandboxWalletsProps {
  readonly client: Pick<Client, 'payments'>;
  readonly cents: number;
  readonly disabled: boolean;
  readonly onChoose: (wallet: ChosenWallet) => void;
  readonly onFail: (notice: WalletNotice) => void;
}

/** The sandbox's wallets, which move no money, beside the wallets of a browser. */
export function SandboxWallets({ client, cents, disabled, onChoose, onFail }: SandboxWalletsProps) {
  const [busy, setBusy] = useState(false);
  const choose = async (number: string): Promise<void> => {
    setBusy(true);
    try {
      const method = await createSandboxMethod(client, { number, expires: '12 / 34', cvc: '123' });
      const card = savedCardLabel(method);
      onChoose({ name, card, methodId: method.payment_method_id, cents, details: sandboxPerson() });
    } catch (error) {
      onFail({ ...walletNotices.failed(name), title: describe(error, 'pay').message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div data-wallets="some">
      <div className="wallet-row">
        {wallets.map(({ outcome, number }) => (
          <button key={outcome} type="button" disabled={disabled || busy} onClick={() => void choose(number)}>
            <b>{name}</b> <small>{outcome}</small>
          </button>
        ))}
      </div>
      <p className="xs muted">This is a demo: these stand for Apple Pay, Google Pay and Link.</p>
    </div>
  );
}

/** The owner of a sandbox wallet, with an address that no account has. */
function sandboxPerson(): WalletDetails {
  const tag = Math.random().toString(36).slice(2, 8);
  return {
    name: 'Tanya Ellery',
    email: `tanya.ellery.${tag}@example.com`,
    address: {
      line1: '2000 Brush Street',
      city: 'Detroit',
      state: 'MI',
      postal_code: '48226',
      country: 'US',
    },
  };
}
