import { chat } from '@detroit-well/api-client/contract';
import { nounGroups, type NavigationGroup } from '../navigation.ts';
import { typePages } from '../types/type-pages.ts';
import { callsOf } from './calls.ts';

const partsOf = (href: string, names: readonly string[]) =>
  names.map((title) => ({ title, href: `${href}#${title}` }));

/** The pages of the API reference. */
export const referenceGroups: readonly NavigationGroup[] = [
  {
    title: 'Client',
    pages: [
      { title: 'Overview', href: '/reference/' },
      ...typePages.map(({ slug, title }) => ({ title, href: `/reference/${slug}/` })),
    ],
  },
  ...nounGroups.map(({ title, slugs }) => ({
    title,
    pages: slugs.map((slug) => {
      const href = `/reference/${slug}/`;
      const names = slug === 'chat' ? Object.keys(chat) : callsOf(slug).map(({ name }) => name);
      return { title: slug, href, count: names.length, parts: partsOf(href, names), isCode: true };
    }),
  })),
];
