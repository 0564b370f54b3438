import type { Permission } from '@detroit-well/api-client/office';
import { Button } from '@detroit-well/ui/components/button';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMay } from '../access/access.ts';

const NewRecordDialog = lazy(async () => ({
  default: (await import('./new-record-dialog.tsx')).NewRecordDialog,
}));

/** Who may make a record that other forms choose from. */
const writers = {
  category: 'programs.write',
  program: 'programs.write',
  location: 'locations.write',
  coach: 'coaches.write',
} as const satisfies Record<string, Permission>;

export type ChosenKind = keyof typeof writers;

export interface NewRecordProps {
  readonly of: ChosenKind;
  /** It is in the lists of choices by then. */
  readonly onCreated: (id: string) => void;
}

/** Makes a record that a form chooses from, such as its coach. The form stays as it is. */
export function NewRecord({ of, onCreated }: NewRecordProps) {
  const [open, setOpen] = useState<boolean>();
  if (!useMay(writers[of])) return null;
  return (
    <>
      <Button size="xs" variant="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {`New ${of}`}
      </Button>
      {open === undefined
        ? null
        : createPortal(
            // Its form is not part of the form that it is opened from.
            <div onSubmit={(event) => event.stopPropagation()}>
              <Suspense>
                <NewRecordDialog of={of} open={open} onCreated={onCreated} onClose={() => setOpen(false)} />
              </Suspense>
            </div>,
            document.body,
          )}
    </>
  );
}
