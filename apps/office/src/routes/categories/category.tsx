import { RecordPage } from '../../catalogue/record-page.tsx';
import { categoryKind } from './category-kind.tsx';

/** One of the categories. */
export const Screen = () => <RecordPage kind={categoryKind} />;
