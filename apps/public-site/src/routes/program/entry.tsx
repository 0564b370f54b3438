import { hydratePage } from '../../client/hydrate.tsx';
import { ProgramPage } from './page.tsx';

hydratePage(ProgramPage);
