import { hydratePage } from '../../client/hydrate.tsx';
import { MembershipPage } from './page.tsx';

hydratePage(MembershipPage);
