import type { NavigationGroup } from '../navigation.ts';
import { problemCount, problemGroups } from './problem-groups.ts';

/** The pages beside the table of problems. */
export const errorPages = [
  { slug: 'without-a-reply', title: 'Failures without a reply' },
  { slug: 'fields', title: 'Field errors' },
  { slug: 'sentences', title: 'Sentences by operation' },
  { slug: 'events', title: 'Events' },
] as const;

const related = ['showing-errors', 'retries', 'unknown-outcomes', 'logging'];

/** The sidebar of the section. `guides` are those that exist. */
export function errorGroups(
  guides: readonly { readonly slug: string; readonly title: string }[],
): readonly NavigationGroup[] {
  const shown = guides.filter(({ slug }) => related.includes(slug));
  return [
    {
      title: 'Errors',
      pages: [
        {
          title: 'All problems',
          href: '/errors/',
          count: problemCount,
          parts: problemGroups.map(({ id, title }) => ({ title, href: `/errors/#${id}` })),
        },
        ...errorPages.map(({ slug, title }) => ({ title, href: `/errors/${slug}/` })),
      ],
    },
    ...(shown.length > 0
      ? [{ title: 'Guides', pages: shown.map(({ slug, title }) => ({ title, href: `/guides/${slug}/` })) }]
      : []),
  ];
}
