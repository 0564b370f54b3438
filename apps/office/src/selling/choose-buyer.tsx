import { Button } from '@detroit-well/ui/components/button';
import { useState } from 'react';
import { noPerson, PersonPick } from '../registrations/person-pick.tsx';
import type { NamedPerson } from '../registrations/register-dialog.tsx';

interface ChooseBuyerProps {
  readonly onChoose: (buyer: NamedPerson) => void;
}

/** Finds who buys, or makes a record of a new person. */
export function ChooseBuyer({ onChoose }: ChooseBuyerProps) {
  const [person, setPerson] = useState<NamedPerson>();
  return (
    <div className="record sell-buyer">
      <PersonPick value={person?.id} onChange={(id, name) => setPerson({ id, name })} />
      <div className="acts">
        <Button
          variant="signal"
          slash
          disabledReason={person ? undefined : noPerson}
          onClick={() => person && onChoose(person)}
        >
          {person ? `Sell to ${person.name}` : 'Sell'}
        </Button>
      </div>
    </div>
  );
}
