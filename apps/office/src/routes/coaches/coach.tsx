import { RecordPage } from '../../catalogue/record-page.tsx';
import { coachKind } from './coach-kind.tsx';

/** One of the coaches. */
export const Screen = () => <RecordPage kind={coachKind} />;
