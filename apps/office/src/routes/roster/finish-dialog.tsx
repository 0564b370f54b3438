import type { OfficeRosterEntry } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { Modal } from '@detroit-well/ui/components/modal';
import type { Mark } from '../../roster/marks.ts';

interface FinishDialogProps {
  readonly open: boolean;
  /** Who has no mark. */
  readonly people: readonly OfficeRosterEntry[];
  readonly onMark: (entry: OfficeRosterEntry, mark: Mark) => void;
  readonly onClose: () => void;
}

/** Asks once about those without a mark. Nobody is absent by itself. */
export function FinishDialog({ open, people, onMark, onClose }: FinishDialogProps) {
  const [first] = people;
  if (first === undefined) {
    return (
      <Modal
        open={open}
        onClose={onClose}
        title="Nobody is left"
        footer={<Button onClick={onClose}>Close</Button>}
      >
        <p>Everybody has a mark. You can still change any mark.</p>
      </Modal>
    );
  }
  const who = people.length === 1 ? first.name : `${people.length} people`;
  const absent = (): void => {
    for (const person of people) onMark(person, 'absent');
    onClose();
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={`${who} without a mark`}
      footer={
        <>
          <Button variant="signal" onClick={absent}>
            {people.length === 1 ? 'Mark absent' : `Mark ${people.length} absent`}
          </Button>
          <Button variant="line" onClick={onClose}>
            Leave open
          </Button>
        </>
      }
    >
      <ul className="finish">
        {people.map(({ registration_id: id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <p className="muted">You can change each mark afterwards.</p>
    </Modal>
  );
}
