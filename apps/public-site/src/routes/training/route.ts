import { filterQuery } from '@detroit-well/booking/schedule/filters';
import { shownDays } from '@detroit-well/booking/schedule/shown-days';
import { paths } from '@detroit-well/config/paths';
import { metadata } from '../../metadata/metadata.ts';
import type { Head, PageContext } from '../../page.ts';
import type { SessionSummary } from '../../sessions/session-view.ts';
import { siteRoute } from '../../site-route.ts';
import { loadTraining, type TrainingData } from './loader.ts';
import { TrainingPage } from './page.tsx';

/** schema.org ItemList of the sessions in the first rows. */
function listData(sessions: readonly SessionSummary[], { siteUrl }: PageContext): Record<string, unknown> {
  const shown = shownDays(sessions, 1).flatMap((day) => day.sessions);
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: shown.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: siteUrl + href,
    })),
  };
}

function head(training: TrainingData, context: PageContext): Head {
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
    ...(schedule?.sessions.length ? { jsonLd: listData(schedule.sessions, context) } : {}),
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
