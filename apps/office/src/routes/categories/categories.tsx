import { RecordList } from '../../catalogue/record-list.tsx';
import { categoryKind } from './category-kind.tsx';

/** The categories of the studio. */
export const Screen = () => <RecordList kind={categoryKind} />;
