import { RecordList } from '../../catalogue/record-list.tsx';
import { planKind } from './plan-kind.tsx';

/** The memberships and passes that the studio sells. */
export const Screen = () => <RecordList kind={planKind} />;
