import { RecordPage } from '../../catalogue/record-page.tsx';
import { categoryKind } from './category-kind.ts';

/** One of the categories. */
export const Screen = () => <RecordPage kind={categoryKind} />;
