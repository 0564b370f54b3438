import { Button } from '@detroit-well/ui/components/button';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { CardFields, type CardErrors, type CardText } from '@detroit-well/ui/patterns/card-fields';
import { lazy, Suspense, use, type ReactNode } from 'react';
import type { CardSource } from './card-source.ts';
import type { AskedProvider } from './payment-provider.ts';

interface CardSectionProps {
  /** Prefix of the fields' ids. */
  id: string;
  provider: AskedProvider;
  card: CardText;
  errors: CardErrors;
  demo: boolean;
  disabled: boolean;
  onEdit: (next: CardText) => void;
  onSource: (source: CardSource | null) => void;
  onRetry: () => void;
}

const testCards =
  'This is a demo: nothing is charged. 4242 4242 4242 4242 succeeds, 4000 0000 0000 0002 is declined, 4000 0027 6000 3184 asks for confirmation.';

const StripeCard = lazy(() => import('./stripe-card.tsx').then((file) => ({ default: file.StripeCard })));

/** The card form of the server's payment provider. */
export function CardSection(props: CardSectionProps): ReactNode {
  return (
    <Suspense fallback={<Skeleton height={125} />}>
      <ProvidersCard {...props} />
    </Suspense>
  );
}

function ProvidersCard(props: CardSectionProps): ReactNode {
  const { id, card, errors, demo, disabled, onEdit, onSource, onRetry } = props;
  const provider = use(props.provider);
  if (!provider) {
    return (
      <div className="stack">
        <p>The card form could not be loaded. Nothing was charged.</p>
        <Button size="sm" variant="line" onClick={onRetry}>
          Retry
        </Button>
      </div>
    );
  }
  if (provider.kind === 'stripe') {
    return <StripeCard publishableKey={provider.publishableKey} disabled={disabled} onSource={onSource} />;
  }
  return (
    <CardFields
      id={id}
      value={card}
      errors={errors}
      disabled={disabled}
      hint={demo ? testCards : undefined}
      onChange={onEdit}
    />
  );
}
