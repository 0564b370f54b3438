import { getCollection } from 'astro:content';
import { guideGroups, type NavigationGroup } from './navigation.ts';

interface GuideEntry {
  readonly id: string;
  readonly data: { readonly title: string; readonly description: string };
  readonly body?: string | undefined;
}

/** The sources of the guides. */
const guideEntries: readonly GuideEntry[] = await getCollection('guides');

/** The guides that exist. */
export const guides = guideEntries.map(({ id, data }) => ({
  slug: id,
  title: data.title,
  description: data.description,
}));

/** The sidebar of the guides: those that exist, in the order of the navigation. */
export const guideNavigation: readonly NavigationGroup[] = guideGroups
  .map(({ title, slugs }) => ({
    title,
    pages: [
      ...(title === 'Get started' ? [{ title: 'Overview', href: '/guides/' }] : []),
      ...slugs.flatMap((slug) => {
        const guide = guides.find((one) => one.slug === slug);
        return guide ? [{ title: guide.title, href: `/guides/${slug}/` }] : [];
      }),
      ...(title === 'Help' ? [{ title: 'Changelog', href: '/changelog/' }] : []),
    ],
  }))
  .filter(({ pages }) => pages.length > 0);
