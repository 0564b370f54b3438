import { hydratePage } from '../../client/hydrate.tsx';
import { FirstTimePage } from './page.tsx';

hydratePage(FirstTimePage);
