import { useQuery } from '@tanstack/react-query';
import { Flash } from '@detroit-well/ui/components/flash';
import { SheetSection } from '@detroit-well/ui/components/sheet';
import { CardFields } from '@detroit-well/ui/patterns/card-fields';
import type { CardErrors, CardText } from '@detroit-well/ui/patterns/card-fields';
import { paymentsConfigQuery } from '../queries.ts';

export interface CardSectionProps {
  /** Prefix of the field ids. */
  readonly id: string;
  readonly card: CardText;
  readonly errors: CardErrors;
  readonly disabled: boolean;
  readonly onChange: (card: CardText) => void;
}

/** The card form of the server's payment provider. */
export function CardSection({ id, card, errors, disabled, onChange }: CardSectionProps) {
  const { data: config } = useQuery(paymentsConfigQuery());
  return (
    <SheetSection title="Card">
      {config?.provider === 'stripe' ? (
        <Flash tone="warn" title="Paying by Stripe is not built yet in this area." live={false}>
          Register on the public site instead.
        </Flash>
      ) : (
        <CardFields
          id={id}
          value={card}
          onChange={onChange}
          errors={errors}
          disabled={disabled}
          hint="Demo: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0027 6000 3184 asks first. No real card is accepted."
        />
      )}
    </SheetSection>
  );
}
