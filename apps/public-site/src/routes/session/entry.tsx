import { hydratePage } from '../../client/hydrate.tsx';
import { SessionPage } from './page.tsx';

hydratePage(SessionPage);
