import { RecordList } from '../../catalogue/record-list.tsx';
import { programKind } from './program-kind.tsx';

/** The programs of the studio. */
export const Screen = () => <RecordList kind={programKind} />;
