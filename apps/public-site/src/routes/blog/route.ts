import { paths } from '@detroit-well/config/paths';
import { findOption, selectNames } from '../../blog/filter-options.ts';
import { filtersHref, isFiltered, noFilters } from '../../blog/filters.ts';
import { metadata } from '../../metadata/metadata.ts';
import type { Head } from '../../page.ts';
import { siteRoute } from '../../site-route.ts';
import { loadBlog, type BlogData } from './loader.ts';
import { BlogPage } from './page.tsx';
import { cardPicturePaths } from './post-list.tsx';

function head({ title, seoTitle, description, filters, options, results }: BlogData): Head {
  const [first] = results?.posts ?? [];
  const category = options && findOption(options.category, filters.category)?.label;
  const own = category ? `${category} in ${title}` : seoTitle;
  return {
    ...metadata({ kind: 'page', path: paths.theStandard(), title: own, description }),
    canonicalPath: filtersHref({ ...noFilters, category: filters.category, page: filters.page }),
    // A category is a page of its own and is in the sitemap; other filters and failures are only views of a page.
    noIndex: isFiltered({ ...filters, category: '' }) || first === undefined,
    pictures: first ? cardPicturePaths([first]) : [],
  };
}

/** True if the page is cached normally: the blog, its pages, and a single filter that the selects offer and that has results. */
function isCacheable({ filters, options, results }: BlogData): boolean {
  const chosen = selectNames.filter((name) => filters[name] !== '');
  const [name] = chosen;
  if (name === undefined) return true;
  const isOffered = options?.[name].some(({ value }) => value === filters[name]) ?? false;
  return chosen.length === 1 && isOffered && (results?.posts.length ?? 0) > 0;
}

export const blogRoute = siteRoute<BlogData>({
  path: paths.theStandard(),
  loader: loadBlog,
  view: { entry: 'blog', Page: BlogPage, isComplete: ({ complete }) => complete, isCacheable, head },
});
