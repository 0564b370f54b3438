import { officeRecord, type Permission } from '@detroit-well/api-client/office';
import { Button } from '@detroit-well/ui/components/button';
import { Modal } from '@detroit-well/ui/components/modal';
import { createContext, Suspense, use, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMay } from '../access/access.ts';

/** The records that other forms choose from. */
export type ChosenKind = 'category' | 'program' | 'location' | 'coach' | 'person';

const writerOf = (of: ChosenKind): Permission => (of === 'person' ? 'people.write' : officeRecord(of).write);

export interface NewRecordFormProps {
  readonly of: ChosenKind;
  /** What is known of it already, by the names of its fields. */
  readonly start?: Readonly<Record<string, string>> | undefined;
  /** It is in the lists of choices by then. */
  readonly onCreated: (id: string, name: string) => void;
  readonly onClose: () => void;
}

/** Shows the form of a kind. The app provides it: the forms belong to screens, and screens use this file. */
export const NewRecordForms = createContext<(props: NewRecordFormProps) => ReactNode>(() => null);

interface NewRecordProps extends Omit<NewRecordFormProps, 'onClose'> {
  /** A dialog shows the form in its own place, and opens no second dialog. */
  readonly isInDialog?: boolean;
}

/** Makes a record that a form chooses from, such as its coach. The form stays as it is. */
export function NewRecord({ of, start, onCreated, isInDialog = false }: NewRecordProps) {
  const show = use(NewRecordForms);
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  if (!useMay(writerOf(of))) return null;
  const form = (
    <Suspense>
      {show({
        of,
        start,
        onClose: close,
        onCreated: (id, name) => {
          onCreated(id, name);
          close();
        },
      })}
    </Suspense>
  );
  if (isInDialog && open) return form;
  return (
    <div>
      <Button
        size="xs"
        variant="line"
        aria-haspopup={isInDialog ? undefined : 'dialog'}
        onClick={() => setOpen(true)}
      >
        {`New ${of}`}
      </Button>
      {isInDialog
        ? null
        : createPortal(
            // Its form is not part of the form that it is opened from.
            <div onSubmit={(event) => event.stopPropagation()}>
              <Modal open={open} onClose={close} title={`New ${of}`} size="wide">
                {form}
              </Modal>
            </div>,
            document.body,
          )}
    </div>
  );
}
