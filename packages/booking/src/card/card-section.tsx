import './card.css';
import type { SavedCard } from '@detroit-well/api-client/contract';
import { Button } from '@detroit-well/ui/components/button';
import { FieldError } from '@detroit-well/ui/components/field';
import { RadioCards } from '@detroit-well/ui/components/radio-cards';
import { SheetSection } from '@detroit-well/ui/components/sheet';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { fieldIdOf } from '@detroit-well/ui/form/field-id';
import { CardFields, type CardErrors } from '@detroit-well/ui/patterns/card-fields';
import { Suspense, use, useRef } from 'react';
import { ContactStudio } from '../contact-studio.tsx';
import { cardFormFailed } from './card-error.ts';
import { loadStripeFile, reloadStripe } from './load-stripe-file.ts';
import { expiryOf, savedCardLabel } from './saved-card.ts';
import type { CardEntry } from './use-card-entry.ts';
import type { DueNow } from './wallet.ts';
import { ChosenWalletNote, WalletRow } from './wallet-section.tsx';

const sandboxHint =
  'This is a demo: nothing is charged. 4242 4242 4242 4242 succeeds, 4000 0000 0000 0002 is declined, 4000 0027 6000 3184 asks for confirmation.';

export type { DueNow } from './wallet.ts';

/** Lets the kit's form check the card together with its own fields, and list its errors. */
export const cardInForm = ({ errors, validate }: CardEntry) => ({
  otherErrors: { 'card-number': errors.number, 'card-expires': errors.expires, 'card-cvc': errors.cvc },
  validateOthers: () => validate() === null,
});

/** The request sends the card as one `payment_method_id`, whose errors belong to the first card field. */
const fieldOfName: Readonly<Record<string, keyof CardErrors>> = {
  payment_method_id: 'number',
  number: 'number',
  exp_month: 'expires',
  exp_year: 'expires',
  cvc: 'cvc',
};

/** The server's field errors that concern the card, by the field that shows them. */
export function cardFieldErrors(fields: Readonly<Record<string, readonly string[]>>): CardErrors {
  const errors: { -readonly [Field in keyof CardErrors]: CardErrors[Field] } = {};
  for (const [name, messages] of Object.entries(fields)) {
    const field = fieldOfName[name];
    if (field !== undefined) errors[field] ??= messages[0];
  }
  return errors;
}

export interface CardSectionProps {
  readonly formId: string;
  readonly entry: CardEntry;
  readonly due: DueNow;
  /** Shows the wallets above the card; false where the form shows them itself. */
  readonly wallets?: boolean;
  readonly disabled: boolean;
  /** The message about the last attempt does not apply to another card. */
  readonly onEdit?: () => void;
}

/** The payment methods of a form: a saved card, a wallet, or a new card in the form of the server's payment provider. */
export function CardSection(props: CardSectionProps) {
  const { formId, entry, due, wallets = true, disabled, onEdit = () => undefined } = props;
  const id = fieldIdOf(formId, 'card');
  const { savedCards, savedCard, wallet } = entry;
  const loading = <Skeleton height={125} />;
  const part = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  const focus = (): void => part.current?.focus();
  return (
    <SheetSection title="Card">
      {savedCards && savedCards.length > 0 ? (
        <SavedCards id={id} entry={entry} cards={savedCards} disabled={disabled} onEdit={onEdit} />
      ) : null}
      {savedCard ? null : (
        // Takes the focus after a rejected card, because this page cannot focus Stripe's own fields.
        <div ref={part} data-part="card" tabIndex={-1}>
          {wallet ? (
            <ChosenWalletNote entry={entry} wallet={wallet} due={due} disabled={disabled} onDrop={focus} />
          ) : savedCards ? (
            <>
              {wallets ? (
                <>
                  <WalletRow entry={entry} due={due} disabled={disabled} onChoose={focus} />
                  <p className="or-by-card">
                    <span>or by card</span>
                  </p>
                </>
              ) : null}
              <Suspense fallback={loading}>
                <NewCard id={id} entry={entry} due={due} disabled={disabled} onEdit={onEdit} />
              </Suspense>
            </>
          ) : (
            loading
          )}
        </div>
      )}
    </SheetSection>
  );
}

interface CardPart extends Omit<Required<CardSectionProps>, 'formId' | 'due' | 'wallets'> {
  /** Prefix of the field ids. */
  readonly id: string;
}

/** The value of the option for a card that is not saved. */
const newCard = 'new';

function SavedCards({
  id,
  entry,
  cards,
  disabled,
  onEdit,
}: CardPart & { readonly cards: readonly SavedCard[] }) {
  const { savedCard } = entry;
  return (
    <fieldset className="saved-cards" disabled={disabled}>
      <RadioCards
        id={`${id}-saved`}
        legend="Pay with"
        legendHidden
        error={savedCard ? declinedText(entry) : undefined}
        value={savedCard?.payment_method_id ?? newCard}
        onChange={(value) => {
          entry.chooseSaved(cards.find((card) => card.payment_method_id === value) ?? null);
          onEdit();
        }}
        options={[
          ...cards.map((card) => ({
            value: card.payment_method_id,
            label: savedCardLabel(card),
            detail: `Valid until ${expiryOf(card)}`,
            disabledReason: entry.isValid(card) ? undefined : `Expired ${expiryOf(card)}`,
          })),
          { value: newCard, label: 'Another card' },
        ]}
      />
    </fieldset>
  );
}

/** The bank's answer about a card whose fields are not ours. */
const declinedText = ({ declined }: CardEntry) => declined.number ?? declined.expires ?? declined.cvc;

function NewCard({ id, entry, due, disabled, onEdit }: CardPart & Pick<CardSectionProps, 'due'>) {
  const provider = use(entry.provider);
  const stripe = provider?.kind === 'stripe' ? use(loadStripeFile()) : null;
  if (!provider) return <FormFailed onRetry={entry.reloadProvider} />;
  if (provider.kind === 'sandbox') {
    return (
      <CardFields
        id={id}
        value={entry.card}
        errors={{ ...entry.declined, ...entry.errors }}
        disabled={disabled}
        hint={sandboxHint}
        onChange={(card) => {
          entry.edit(card);
          onEdit();
        }}
      />
    );
  }
  const failed = <FormFailed onRetry={() => void retryStripe(entry)} />;
  if (!stripe) return failed;
  const { StripeCard } = stripe;
  const error = entry.errors.number ?? declinedText(entry);
  return (
    <>
      <StripeCard
        key={entry.reloads}
        publishableKey={provider.publishableKey}
        due={due}
        disabled={disabled}
        failed={failed}
        onSource={entry.setStripeSource}
        onEdit={() => {
          entry.editStripe();
          onEdit();
        }}
      />
      {error ? <FieldError id={`${id}-number`}>{error}</FieldError> : null}
    </>
  );
}

async function retryStripe(entry: CardEntry): Promise<void> {
  await reloadStripe();
  entry.reloadProvider();
}

function FormFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="stack">
      <p role="alert">
        {cardFormFailed} Retry, <ContactStudio />.
      </p>
      <Button size="sm" variant="line" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
