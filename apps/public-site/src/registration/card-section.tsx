import { CardFields, type CardErrors, type CardText } from '@detroit-well/ui/patterns/card-fields';
import type { ReactNode } from 'react';

interface CardSectionProps {
  card: CardText;
  errors: CardErrors;
  demo: boolean;
  disabled: boolean;
  onEdit: (next: CardText) => void;
}

const testCards =
  'This is a demo: nothing is charged. 4242 4242 4242 4242 succeeds, 4000 0000 0000 0002 is declined, 4000 0027 6000 3184 asks for confirmation.';

/** The sandbox's card form. What is typed stays in memory only. */
export function CardSection({ card, errors, demo, disabled, onEdit }: CardSectionProps): ReactNode {
  return (
    <CardFields
      value={card}
      errors={errors}
      disabled={disabled}
      hint={demo ? testCards : undefined}
      onChange={onEdit}
    />
  );
}
