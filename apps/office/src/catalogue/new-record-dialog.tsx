import { Modal } from '@detroit-well/ui/components/modal';
import { categoryKind } from '../routes/categories/category-kind.ts';
import { coachKind } from '../routes/coaches/coach-kind.ts';
import { locationKind } from '../routes/locations/location-kind.ts';
import { programKind } from '../routes/programs/program-kind.tsx';
import { NewRecordForm } from './new-record-form.tsx';
import type { NewRecordProps } from './new-record.tsx';

interface NewRecordDialogProps extends NewRecordProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The editor of a new record, above the form that needs it. */
export function NewRecordDialog({ of, open, onCreated, onClose }: NewRecordDialogProps) {
  const own = {
    onClose,
    onCreated: ({ id }: { readonly id: string }): void => {
      onCreated(id);
      onClose();
    },
  };
  return (
    <Modal open={open} onClose={onClose} title={`New ${of}`} size="wide">
      {of === 'category' ? <NewRecordForm kind={categoryKind} {...own} /> : null}
      {of === 'program' ? <NewRecordForm kind={programKind} {...own} /> : null}
      {of === 'location' ? <NewRecordForm kind={locationKind} {...own} /> : null}
      {of === 'coach' ? <NewRecordForm kind={coachKind} {...own} /> : null}
    </Modal>
  );
}
