import { hydratePage } from '../../client/hydrate.tsx';
import { GiftPage } from './page.tsx';

hydratePage(GiftPage);
