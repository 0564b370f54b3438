import { hydratePage } from '../../client/hydrate.tsx';
import { CoachPage } from './page.tsx';

hydratePage(CoachPage);
