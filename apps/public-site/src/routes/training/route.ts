import { paths } from '@detroit-well/config/paths';
import type { Head } from '../../page.ts';
import { trainingHeadPicture } from '../../pictures/paths.ts';
import { siteRoute } from '../../site-route.ts';
import { loadTraining, type TrainingData } from './loader.ts';
import { TrainingPage } from './page.tsx';

const defaultDescription =
  'Skate, movement and strength training for grown folks in Detroit. See the upcoming sessions, their coaches, prices and open spots, and register in a minute.';

function head(training: TrainingData): Head {
  if (training.kind === 'no-session') return { title: 'Session Not Found', noIndex: true };
  const { content, sessions, showAll } = training;
  return {
    title: content?.seoTitle || 'Training',
    description: content?.description || defaultDescription,
    canonicalPath: paths.training(),
    noIndex: sessions === null || showAll,
    pictures: [trainingHeadPicture],
  };
}

export const trainingRoute = siteRoute<TrainingData>({
  path: paths.training(),
  loader: loadTraining,
  view: { entry: 'training', Page: TrainingPage, head },
});
