import { CardFields, type CardErrors, type CardText } from '@detroit-well/ui/patterns/card-fields';
import { useState, type ReactNode } from 'react';
import type { CardEntry } from './card-entry.ts';

interface CardSectionProps {
  card: CardEntry;
  errors: CardErrors;
  demo: boolean;
  disabled: boolean;
  onEdit: (errors: CardErrors) => void;
}

const testCards =
  'This is a demo: nothing is charged. 4242 4242 4242 4242 succeeds, 4000 0000 0000 0002 is declined, 4000 0027 6000 3184 asks for confirmation.';

/** The sandbox's card form. What is typed stays in memory only. */
export function CardSection({ card, errors, demo, disabled, onEdit }: CardSectionProps): ReactNode {
  const [text, setText] = useState<CardText>(card.text);
  return (
    <CardFields
      value={text}
      errors={errors}
      disabled={disabled}
      hint={demo ? testCards : undefined}
      onChange={(next) => {
        card.text = next;
        setText(next);
        if (Object.keys(errors).length > 0) onEdit({});
      }}
    />
  );
}
