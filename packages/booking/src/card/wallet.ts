/** The details of its owner that a wallet gives; each part may be missing. */
export interface WalletDetails {
  readonly name?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly address?: {
    readonly line1?: string | null;
    readonly line2?: string | null;
    readonly city?: string | null;
    readonly state?: string | null;
    readonly postal_code?: string | null;
    readonly country?: string | null;
  } | null;
}

/** The card that a wallet gave. Nothing is charged before the form is sent. */
export interface ChosenWallet {
  /** Such as `Google Pay`. */
  readonly name: string;
  /** The card in the wallet, such as `Visa ending in 4242`. */
  readonly card: string;
  /** Of the payment method or, with Stripe, the confirmation token. */
  readonly methodId: string;
  /** The amount that the wallet showed. */
  readonly cents: number;
  /** True if the wallet was told that the card is kept; undefined where that makes no difference. */
  readonly keeps?: boolean;
  readonly details: WalletDetails;
  /** A charge was requested: another one needs another payment method. */
  readonly isTried?: true;
}

/** The amount that is due when the form is sent. */
export interface DueNow {
  readonly cents: number;
  /** The card is kept for later payments. */
  readonly keeps: boolean;
}

/** Beside a wallet that is chosen. */
export const nothingYet = 'Nothing is charged before you send this form.';

/** Why no wallet is chosen, for the payer. */
export interface WalletNotice {
  readonly title: string;
  readonly text: string;
}

const again = 'Choose it again, or pay by card.';
const card = 'Nothing was charged. Please pay by card.';

export const walletNotices = {
  closed: (name: string): WalletNotice => ({
    title: `${name} was closed.`,
    text: `Nothing was charged. ${again}`,
  }),
  failed: (name: string): WalletNotice => ({ title: `${name} could not be used.`, text: card }),
  spent: (name: string): WalletNotice => ({ title: `${name} was not charged.`, text: again }),
  amountChanged: (name: string): WalletNotice => ({
    title: 'The amount has changed.',
    text: `${name} showed another one, and nothing was charged. ${again}`,
  }),
  keepingChanged: (name: string): WalletNotice => ({
    title: 'Whether the card is saved has changed.',
    text: `${name} agreed to something else, and nothing was charged. ${again}`,
  }),
  notLoaded: { title: 'Apple Pay, Google Pay and Link could not be loaded.', text: card },
} as const;
