import { hydratePage } from '../../client/hydrate.tsx';
import { PostPage } from './page.tsx';

hydratePage(PostPage);
