import { RecordList } from '../../catalogue/record-list.tsx';
import { seriesKind } from './series-kind.tsx';

/** The series of the studio. */
export const Screen = () => <RecordList kind={seriesKind} />;
