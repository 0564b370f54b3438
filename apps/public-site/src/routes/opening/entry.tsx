import { hydratePage } from '../../client/hydrate.tsx';
import { OpeningPage } from './page.tsx';

hydratePage(OpeningPage);
