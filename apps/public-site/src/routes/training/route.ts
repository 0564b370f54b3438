import { filterQuery } from '@detroit-well/booking/schedule/filters';
import { paths } from '@detroit-well/config/paths';
import { metadata } from '../../metadata/metadata.ts';
import type { Head } from '../../page.ts';
import { siteRoute } from '../../site-route.ts';
import { loadTraining, type TrainingData } from './loader.ts';
import { TrainingPage } from './page.tsx';

function head(training: TrainingData): Head {
  if (training.kind === 'no-session') return { title: 'Session Not Found', noIndex: true };
  const { content, schedule, filters } = training;
  return {
    ...metadata({
      kind: 'training',
      path: paths.training(),
      title: content?.seoTitle,
      description: content?.description,
      heading: content?.title,
    }),
    // Filters and failures are views of one page, not separate pages.
    noIndex: schedule === null || Object.keys(filterQuery(filters)).length > 0,
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
    // Only the pages of the tiles: other combinations of filters have no end.
    isCacheable: (data) =>
      data.kind !== 'landing' || Object.keys(filterQuery(data.filters)).every((name) => name === 'category'),
  },
});
