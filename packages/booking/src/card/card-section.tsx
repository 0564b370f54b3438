import './card.css';
import type { SavedCard } from '@detroit-well/api-client/contract';
import { Button } from '@detroit-well/ui/components/button';
import { FieldError } from '@detroit-well/ui/components/field';
import { RadioCards } from '@detroit-well/ui/components/radio-cards';
import { SheetSection } from '@detroit-well/ui/components/sheet';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { CardFields } from '@detroit-well/ui/patterns/card-fields';
import { lazy, Suspense, use } from 'react';
import { expiryOf, savedCardLabel } from './saved-card.ts';
import { cardFormFailed, type CardEntry } from './use-card-entry.ts';

const StripeCard = lazy(async () => ({ default: (await import('./stripe-card.tsx')).StripeCard }));

const sandboxHint =
  'This is a demo: nothing is charged. 4242 4242 4242 4242 succeeds, 4000 0000 0000 0002 is declined, 4000 0027 6000 3184 asks for confirmation.';

export interface CardSectionProps {
  /** Prefix of the field ids. */
  readonly id: string;
  readonly entry: CardEntry;
  readonly disabled: boolean;
}

/** The card section of a form: a saved card, or a new one in the form of the server's payment provider. */
export function CardSection({ id, entry, disabled }: CardSectionProps) {
  const { savedCards, savedCard } = entry;
  const loading = <Skeleton height={125} />;
  return (
    <SheetSection title="Card">
      {savedCards && savedCards.length > 0 ? (
        <SavedCards id={id} entry={entry} cards={savedCards} disabled={disabled} />
      ) : null}
      {savedCard ? null : (
        // Takes the focus after a rejected card, because this page cannot focus Stripe's own field.
        <div data-part="card" tabIndex={-1}>
          {savedCards ? (
            <Suspense fallback={loading}>
              <NewCard id={id} entry={entry} disabled={disabled} />
            </Suspense>
          ) : (
            loading
          )}
        </div>
      )}
    </SheetSection>
  );
}

/** The value of the option for a card that is not saved. */
const newCard = 'new';

function SavedCards({
  id,
  entry,
  cards,
  disabled,
}: CardSectionProps & { readonly cards: readonly SavedCard[] }) {
  const { savedCard, chooseSaved } = entry;
  return (
    <fieldset className="saved-cards" disabled={disabled}>
      <RadioCards
        id={`${id}-saved`}
        legend="Pay with"
        legendHidden
        value={savedCard?.payment_method_id ?? newCard}
        onChange={(value) => chooseSaved(cards.find((card) => card.payment_method_id === value) ?? null)}
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

function NewCard({ id, entry, disabled }: CardSectionProps) {
  const provider = use(entry.provider);
  if (!provider) return <FormFailed onRetry={entry.reloadProvider} />;
  if (provider.kind === 'sandbox') {
    return (
      <CardFields
        id={id}
        value={entry.card}
        errors={entry.errors}
        disabled={disabled}
        hint={sandboxHint}
        onChange={entry.edit}
      />
    );
  }
  const error = entry.stripeError ?? entry.errors.number;
  return (
    <>
      <StripeCard
        publishableKey={provider.publishableKey}
        disabled={disabled}
        failed={<FormFailed onRetry={() => void retryStripe(entry)} />}
        onSource={entry.setStripeSource}
        onEdit={entry.editStripe}
      />
      {error ? <FieldError id={`${id}-number`}>{error}</FieldError> : null}
    </>
  );
}

async function retryStripe(entry: CardEntry): Promise<void> {
  const { forgetStripe } = await import('./stripe-card.tsx');
  forgetStripe();
  entry.reloadProvider();
}

/** The provider or its script could not be loaded. */
function FormFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="stack">
      <p role="alert">{cardFormFailed}</p>
      <Button size="sm" variant="line" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
