import { RecordList } from '../../catalogue/record-list.tsx';
import { coachKind } from './coach-kind.tsx';

/** The coaches of the studio. */
export const Screen = () => <RecordList kind={coachKind} />;
