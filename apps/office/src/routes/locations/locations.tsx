import { RecordList } from '../../catalogue/record-list.tsx';
import { locationKind } from './location-kind.tsx';

/** The locations of the studio. */
export const Screen = () => <RecordList kind={locationKind} />;
