import { hydratePage } from '../../client/hydrate.tsx';
import { ContactPage } from './page.tsx';

hydratePage(ContactPage);
