import { hydratePage } from '../../client/hydrate.tsx';
import { ComingSoonPage } from './page.tsx';

hydratePage(ComingSoonPage, { bare: true });
