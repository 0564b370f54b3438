import { paths } from '@detroit-well/config/paths';
import { metadata } from '../../metadata/metadata.ts';
import type { Head } from '../../page.ts';
import { siteRoute } from '../../site-route.ts';
import { loadTraining, type TrainingData } from './loader.ts';
import { TrainingPage } from './page.tsx';

function head(training: TrainingData): Head {
  if (training.kind === 'no-session') return { title: 'Session Not Found', noIndex: true };
  const { content, sessions, showAll, category } = training;
  return {
    ...metadata({
      kind: 'training',
      path: paths.training(),
      title: content?.seoTitle,
      description: content?.description,
      heading: content?.title,
    }),
    // Filters and failures are views of one page, not separate pages.
    noIndex: sessions === null || showAll || category !== '',
  };
}

export const trainingRoute = siteRoute<TrainingData>({
  path: paths.training(),
  loader: loadTraining,
  view: {
    entry: 'training',
    Page: TrainingPage,
    head,
    isComplete: (data) => data.kind !== 'landing' || data.complete,
    isCacheable: (data) =>
      data.kind !== 'landing' || data.category === '' || data.categories.includes(data.category),
  },
});
