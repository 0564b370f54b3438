import { hydratePage } from '../../client/hydrate.tsx';
import { BlogPage } from './page.tsx';

hydratePage(BlogPage);
