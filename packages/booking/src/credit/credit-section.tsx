import './credit.css';
import { formatCents, type Cents, type CreditSplit } from '@detroit-well/pricing';
import { CheckCard } from '@detroit-well/ui/components/check-card';
import { SheetSection } from '@detroit-well/ui/components/sheet';
import { fieldIdOf } from '@detroit-well/ui/form/field-id';
import type { CreditEntry } from './use-credit-entry.ts';

interface AlreadyYoursProps {
  readonly formId: string;
  readonly credit: CreditEntry;
  /** The amount that is due when the form is sent. */
  readonly cents: Cents;
  /** A plan of instalments starts, which no credit pays. */
  readonly isPlan: boolean;
}

/** The payer's studio credit, above the card, because it may make the card unnecessary. */
export function AlreadyYours({ formId, credit, cents, isPlan }: AlreadyYoursProps) {
  const offered = credit.offered(cents);
  const split = credit.split(cents, isPlan);
  const isEmpty = offered.creditCents === 0 && split.creditCents === 0;
  // The server's message about the credit stays where the form leads to it.
  if (isEmpty && credit.error === undefined) return null;
  return (
    <SheetSection title="Already yours">
      <CheckCard
        id={fieldIdOf(formId, 'use_credit')}
        label="Use your studio credit"
        detail={detailOf(offered, credit.balanceCents)}
        aside={isEmpty ? undefined : `−${formatCents(offered.creditCents)}`}
        checked={split.creditCents > 0}
        onChange={credit.turn}
        disabledReason={
          isEmpty
            ? 'None can be spent now.'
            : isPlan
              ? 'Spent only when you pay in full, not by a plan.'
              : undefined
        }
        error={credit.error}
      />
      {split.creditCents > 0 && split.cardCents === 0 ? (
        <div className="nothing-due">
          <p>
            <b>Nothing to pay.</b> You need no card. {leftText(credit.balanceCents - split.creditCents)}
          </p>
        </div>
      ) : null}
    </SheetSection>
  );
}

function detailOf({ creditCents, cardCents }: CreditSplit, balanceCents: Cents): string {
  const part = `${formatCents(creditCents)} of ${formatCents(balanceCents)}`;
  if (cardCents === 0) return part;
  return creditCents < balanceCents
    ? `${part}. A card pays at least 50 cents`
    : `${part}, spent before the card`;
}

const leftText = (cents: Cents): string =>
  cents > 0
    ? `You have ${formatCents(cents)} of studio credit left afterwards.`
    : 'It takes all of your studio credit.';

/** The amount due, the credit in front of it, and the part that the card pays. Nothing where no credit is spent. */
export function CreditSum({ creditCents, cardCents }: CreditSplit) {
  if (creditCents === 0) return null;
  return (
    <dl className="credit-sum" aria-label="What you pay">
      <div>
        <dt>To pay</dt>
        <dd>{formatCents(creditCents + cardCents)}</dd>
      </div>
      <div data-minus>
        <dt>Studio credit</dt>
        <dd>−{formatCents(creditCents)}</dd>
      </div>
      <div data-total>
        <dt>By card today</dt>
        <dd>{formatCents(cardCents)}</dd>
      </div>
    </dl>
  );
}
