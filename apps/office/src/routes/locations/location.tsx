import { RecordPage } from '../../catalogue/record-page.tsx';
import { locationKind } from './location-kind.tsx';

/** One of the locations. */
export const Screen = () => <RecordPage kind={locationKind} />;
