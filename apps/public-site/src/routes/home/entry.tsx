import { hydratePage } from '../../client/hydrate.tsx';
import { HomePage } from './page.tsx';

hydratePage(HomePage);
