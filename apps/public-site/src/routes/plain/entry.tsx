import { hydratePage } from '../../client/hydrate.tsx';
import { PlainPage } from './page.tsx';

hydratePage(PlainPage);
