import './card.css';
import type { SavedCard } from '@detroit-well/api-client/contract';
import { Button } from '@detroit-well/ui/components/button';
import { FieldError } from '@detroit-well/ui/components/field';
import { RadioCards } from '@detroit-well/ui/components/radio-cards';
import { SheetSection } from '@detroit-well/ui/components/sheet';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { fieldIdOf } from '@detroit-well/ui/form/field-id';
import { CardFields, type CardErrors } from '@detroit-well/ui/patterns/card-fields';
import { loadFile } from '@detroit-well/ui/load-file';
import { Suspense, use } from 'react';
import { ContactStudio } from '../contact-studio.tsx';
import { cardFormFailed } from './card-error.ts';
import type * as StripeFile from './stripe-card.tsx';
import { expiryOf, savedCardLabel } from './saved-card.ts';
import type { CardEntry } from './use-card-entry.ts';

let stripeFile: Promise<typeof StripeFile | null> | undefined;

/** The file with Stripe's field; null when it could not be loaded. */
const loadStripeCard = () => (stripeFile ??= loadFile(() => import('./stripe-card.tsx')).catch(() => null));

const sandboxHint =
  'This is a demo: nothing is charged. 4242 4242 4242 4242 succeeds, 4000 0000 0000 0002 is declined, 4000 0027 6000 3184 asks for confirmation.';

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
  readonly disabled: boolean;
  /** The message about the last attempt does not apply to another card. */
  readonly onEdit?: () => void;
}

/** The card section of a form: a saved card, or a new one in the form of the server's payment provider. */
export function CardSection({ formId, entry, disabled, onEdit = () => undefined }: CardSectionProps) {
  const id = fieldIdOf(formId, 'card');
  const { savedCards, savedCard } = entry;
  const loading = <Skeleton height={125} />;
  return (
    <SheetSection title="Card">
      {savedCards && savedCards.length > 0 ? (
        <SavedCards id={id} entry={entry} cards={savedCards} disabled={disabled} onEdit={onEdit} />
      ) : null}
      {savedCard ? null : (
        // Takes the focus after a rejected card, because this page cannot focus Stripe's own field.
        <div data-part="card" tabIndex={-1}>
          {savedCards ? (
            <Suspense fallback={loading}>
              <NewCard id={id} entry={entry} disabled={disabled} onEdit={onEdit} />
            </Suspense>
          ) : (
            loading
          )}
        </div>
      )}
    </SheetSection>
  );
}

interface CardPart extends Omit<Required<CardSectionProps>, 'formId'> {
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

function NewCard({ id, entry, disabled, onEdit }: CardPart) {
  const provider = use(entry.provider);
  const stripe = provider?.kind === 'stripe' ? use(loadStripeCard()) : null;
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
  const error = entry.stripeError ?? entry.errors.number ?? declinedText(entry);
  return (
    <>
      <StripeCard
        publishableKey={provider.publishableKey}
        disabled={disabled}
        failed={failed}
        onSource={entry.setStripeSource}
        onEdit={(problem) => {
          entry.editStripe(problem);
          onEdit();
        }}
      />
      {error ? <FieldError id={`${id}-number`}>{error}</FieldError> : null}
    </>
  );
}

async function retryStripe(entry: CardEntry): Promise<void> {
  const file = await loadStripeCard();
  if (file) await file.forgetStripe();
  else stripeFile = undefined;
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
