import { paths } from '@detroit-well/config/paths';
import { metadata } from '../../metadata/metadata.ts';
import type { Head } from '../../page.ts';
import { siteRoute } from '../../site-route.ts';
import { loadFirstTime, type FirstTimeData, type Question } from './loader.ts';
import { FirstTimePage } from './page.tsx';
import { plain } from './sections.ts';

/** schema.org FAQPage: the questions with their answers as text. */
const faqData = (questions: readonly Question[]): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
  })),
});

function head(data: FirstTimeData): Head {
  if (data.kind === 'failed') return { title: 'Server Error', noIndex: true };
  if (data.kind === 'missing') return { title: 'Page not found', noIndex: true };
  const { seoTitle, description, heading, questions } = data;
  const page = metadata({ kind: 'page', path: paths.firstTime(), title: seoTitle, description, heading });
  return questions.length > 0 ? { ...page, jsonLd: faqData(questions) } : page;
}

export const firstTimeRoute = siteRoute<FirstTimeData>({
  path: paths.firstTime(),
  loader: loadFirstTime,
  view: {
    entry: 'first-time',
    Page: FirstTimePage,
    head,
    isComplete: (data) => data.kind !== 'ready' || data.starters !== null,
  },
});
