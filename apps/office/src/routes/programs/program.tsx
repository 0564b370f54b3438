import { RecordPage } from '../../catalogue/record-page.tsx';
import { programKind } from './program-kind.tsx';

/** One of the programs. */
export const Screen = () => <RecordPage kind={programKind} />;
