import { RecordEditor } from '../../catalogue/record-editor.tsx';
import { personKind } from './person-kind.tsx';

/** Makes an account for somebody, who sets a password later. */
export const Screen = () => <RecordEditor kind={personKind} entry={null} />;
