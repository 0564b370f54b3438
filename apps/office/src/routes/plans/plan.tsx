import { RecordPage } from '../../catalogue/record-page.tsx';
import { planKind } from './plan-kind.tsx';

/** One of the plans. */
export const Screen = () => <RecordPage kind={planKind} />;
