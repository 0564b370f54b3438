import { hydratePage } from '../../client/hydrate.tsx';
import { TrainingPage } from './page.tsx';

hydratePage(TrainingPage);
