import { serverNow } from '@detroit-well/config/server-clock';
import type { Client } from '@detroit-well/api-client';
import type { SavedCard } from '@detroit-well/api-client/contract';
import type { CardErrors, CardText } from '@detroit-well/ui/patterns/card-fields';
import { studioDay } from '@detroit-well/config/studio-time';
import { isCardInDate } from '@detroit-well/validation/card';
import { useCallback, useRef, useState } from 'react';
import { CardError, cardFormFailed } from './card-error.ts';
import { loadPaymentProvider, type LoadedProvider, type PaymentProvider } from './payment-provider.ts';
import { cardErrors, createSandboxMethod } from './sandbox-card.ts';
import { declinedFields, isDecline } from './declined-card.ts';
import { walletNotices, type ChosenWallet, type WalletNotice } from './wallet.ts';

export { CardError } from './card-error.ts';

/** The part of a payment's state that concerns its card. */
interface Outcome {
  readonly kind: string;
  readonly error?: unknown;
}

export const emptyCard: CardText = { number: '', expires: '', cvc: '' };

/** The card or wallet of a payment form, which is never part of the form's values, so that nothing stores it. */
export interface CardEntry {
  readonly client: Pick<Client, 'payments'>;
  /** Loads once; suspends the card section until it is known. */
  readonly provider: LoadedProvider;
  /** Returns the provider as it is loaded at the time of the call. */
  readonly currentProvider: () => LoadedProvider;
  readonly reloadProvider: () => void;
  /** The number of reloads: Stripe's forms start anew. */
  readonly reloads: number;
  /** The sandbox's card; empty with Stripe, whose field never exposes the card. */
  readonly card: CardText;
  readonly errors: CardErrors;
  readonly edit: (card: CardText) => void;
  /** Shows the errors that the server found in the card. */
  readonly showErrors: (errors: CardErrors) => void;
  /** The bank's messages about the fields of this card; not an error of the form. */
  readonly declined: CardErrors;
  /** Marks what a decline concerns, in every state of the payment. A wallet that was tried has to be chosen again. */
  readonly showOutcome: (state: Outcome) => void;
  /** The card in Stripe's form has changed. */
  readonly editStripe: () => void;
  readonly setStripeSource: (source: (() => Promise<string>) | null) => void;
  /** The member's saved cards, newest first; empty for guests. Null while they load. */
  readonly savedCards: readonly SavedCard[] | null;
  /** True if a saved card has not expired. */
  readonly isValid: (card: SavedCard) => boolean;
  /** The saved card that pays; null for a new card. */
  readonly savedCard: SavedCard | null;
  readonly chooseSaved: (card: SavedCard | null) => void;
  /** The wallet that pays; null for a card. */
  readonly wallet: ChosenWallet | null;
  /** Why no wallet is chosen, if one was tried. */
  readonly walletNotice: WalletNotice | null;
  readonly chooseWallet: (wallet: ChosenWallet) => void;
  readonly dropWallet: (notice: WalletNotice | null) => void;
  /** Shows and returns the errors of the card; null when none is known. Stripe validates its own field. */
  readonly validate: () => CardErrors | null;
  /**
   * The id that pays: of a payment method or, from Stripe's forms, of a confirmation token, which is new at each call. This
   * charges nothing. Throws ApiError, or CardError with a message to show.
   */
  readonly createPaymentMethod: () => Promise<string>;
}

export interface CardEntryOptions {
  /** The initial card, for example from a registration that found the session full. */
  readonly card?: CardText | undefined;
  /** The newest valid one is selected. Null while they load: the card fields wait for them. */
  readonly savedCards?: readonly SavedCard[] | null;
}

export function useCardEntry(
  client: Pick<Client, 'payments'>,
  { card: firstCard = emptyCard, savedCards = [] }: CardEntryOptions = {},
): CardEntry {
  const [loader] = useState(() => createProviderLoader(client));
  const [provider, setProvider] = useState(loader.current);
  const [reloads, setReloads] = useState(0);
  const [today] = useState(() => studioDay(serverNow()));
  const [card, setCard] = useState(firstCard);
  const [errors, setErrors] = useState<CardErrors>({});
  const [declined, setDeclined] = useState<CardErrors>({});
  /** Undefined until the member chooses. */
  const [chosen, setChosen] = useState<SavedCard | null | undefined>(
    firstCard === emptyCard ? undefined : null,
  );
  const newest = savedCards?.find((saved) => isCardInDate(saved, today)) ?? null;
  const savedCard = chosen === undefined ? newest : chosen;
  const [wallet, setWallet] = useState<ChosenWallet | null>(null);
  const [walletNotice, setWalletNotice] = useState<WalletNotice | null>(null);
  /** The decline of a wallet, which does not concern the card fields. */
  const walletError = useRef<unknown>(undefined);
  const dropWallet = (notice: WalletNotice | null): void => {
    setWallet(null);
    setWalletNotice(notice);
  };
  const stripeSource = useRef<(() => Promise<string>) | null>(null);
  const setStripeSource = useCallback((source: (() => Promise<string>) | null) => {
    stripeSource.current = source;
  }, []);

  return {
    client,
    provider,
    currentProvider: loader.current,
    reloads,
    reloadProvider: () => {
      setProvider(loader.reload());
      setReloads((before) => before + 1);
      setWalletNotice(null);
    },
    card,
    errors,
    edit: (next) => {
      setCard(next);
      setChosen(null);
      setErrors({});
      setDeclined({});
      setWalletNotice(null);
    },
    showErrors: setErrors,
    declined,
    showOutcome: (state) => {
      if (!wallet) {
        const isOfCard = state.kind === 'rejected' && state.error !== walletError.current;
        return setDeclined(isOfCard ? declinedFields(state.error) : {});
      }
      const isDeclined = state.kind === 'declined' || (state.kind === 'rejected' && isDecline(state.error));
      if (isDeclined || (state.kind === 'editing' && wallet.isTried)) {
        walletError.current = state.error;
        dropWallet(walletNotices.spent(wallet.name));
      } else if (state.kind === 'authentication') setWallet({ ...wallet, isTried: true });
    },
    editStripe: () => {
      setDeclined({});
      setChosen(null);
      setWalletNotice(null);
    },
    setStripeSource,
    savedCards,
    savedCard,
    wallet,
    walletNotice,
    chooseWallet: (next) => {
      setWallet(next);
      setWalletNotice(null);
      setErrors({});
      setDeclined({});
    },
    dropWallet,
    isValid: (saved) => isCardInDate(saved, today),
    chooseSaved: (next) => {
      setChosen(next);
      dropWallet(null);
      setErrors({});
      setDeclined({});
    },
    validate: () => {
      // While the fields load, there is nothing to validate.
      const isShown = !savedCard && !wallet && savedCards !== null && loader.kind() === 'sandbox';
      const found = isShown ? cardErrors(card) : null;
      setErrors(found ?? {});
      return found;
    },
    createPaymentMethod: async () => {
      if (wallet) return wallet.methodId;
      if (savedCard) return savedCard.payment_method_id;
      if (savedCards === null) throw new CardError(stillLoading);
      const loaded = await loader.current();
      if (loaded?.kind === 'sandbox') return (await createSandboxMethod(client, card)).payment_method_id;
      if (stripeSource.current) return stripeSource.current();
      throw new CardError(loaded ? stillLoading : cardFormFailed);
    },
  };
}

/** Loads the provider, and knows its kind once it is loaded. */
function createProviderLoader(client: Pick<Client, 'payments'>) {
  let kind: PaymentProvider['kind'] | undefined;
  const load = async (): LoadedProvider => {
    const loaded = await loadPaymentProvider(client);
    kind = loaded?.kind;
    return loaded;
  };
  let current = load();
  return {
    current: () => current,
    kind: () => kind,
    reload: () => {
      current = load();
      return current;
    },
  };
}

const stillLoading = 'The card form is still loading. Nothing was charged.';
