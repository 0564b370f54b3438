import { RecordForm } from '../catalogue/record-form.tsx';
import type { NewRecordFormProps } from '../catalogue/new-record.tsx';
import { categoryKind } from '../routes/categories/category-kind.tsx';
import { coachKind } from '../routes/coaches/coach-kind.tsx';
import { locationKind } from '../routes/locations/location-kind.tsx';
import { personKind } from '../routes/person/person-kind.tsx';
import { programKind } from '../routes/programs/program-kind.tsx';

/** The form of a new record of each kind that other forms choose from. */
export function NewRecordForm({ of, ...own }: NewRecordFormProps) {
  switch (of) {
    case 'category':
      return <RecordForm kind={categoryKind} {...own} />;
    case 'program':
      return <RecordForm kind={programKind} {...own} />;
    case 'location':
      return <RecordForm kind={locationKind} {...own} />;
    case 'coach':
      return <RecordForm kind={coachKind} {...own} />;
    case 'person':
      return <RecordForm kind={personKind} {...own} />;
  }
}
