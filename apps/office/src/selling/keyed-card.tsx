import type { CardEntry } from '@detroit-well/booking/card-entry';
import { useCardEntry } from '@detroit-well/booking/card-entry';
import { CardSection } from '@detroit-well/booking/card-section';
import { Flash } from '@detroit-well/ui/components/flash';
import { useEffect, useEffectEvent } from 'react';
import { client } from '../api/client.ts';
import { problemText } from '../outcomes/problem.ts';

export interface KeyedCardProps {
  readonly cents: number;
  /** The card is kept for later payments. */
  readonly keeps: boolean;
  readonly firstName: string;
  readonly disabled: boolean;
  /** Why the last card was refused. */
  readonly failure: Error | null;
  /** Gets what turns the card into the id that pays. It throws with a message if it cannot. */
  readonly onEntry: (entry: CardEntry | null) => void;
}

const noCards = [] as const;

/** The fields of a card that is keyed at the desk. With Stripe they are Stripe's, and load only now. */
export function KeyedCard({ cents, keeps, firstName, disabled, failure, onEntry }: KeyedCardProps) {
  const entry = useCardEntry(client, { savedCards: noCards });
  const give = useEffectEvent(onEntry);
  // The form outside sends the card that was typed last.
  useEffect(() => give(entry), [entry]);
  useEffect(() => () => give(null), []);
  return (
    <div className="sell-card">
      {failure ? (
        <Flash tone="bad" title="The card did not pay.">
          {`${problemText(failure)} Nothing was sold.`}
        </Flash>
      ) : null}
      <CardSection formId="sell" entry={entry} due={{ cents, keeps }} wallets={false} disabled={disabled} />
      <p className="muted sm">
        {`The number goes to the card company and never reaches us. Type it for ${firstName}, or turn the screen.`}
      </p>
    </div>
  );
}
