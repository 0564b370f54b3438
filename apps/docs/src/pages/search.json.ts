import { getCollection, render } from 'astro:content';
import MiniSearch from 'minisearch';
import { searchEntries } from '../search/search-entries.ts';
import { searchOptions } from '../search/search-scopes.ts';

interface Guide {
  readonly id: string;
  readonly body?: string;
  readonly data: { readonly title: string; readonly description: string };
}

/** The index of the search, built with the site, so that the browser only reads it. */
export async function GET(): Promise<Response> {
  const guides = await Promise.all(
    (await getCollection('guides')).map(async (guide: Guide) => ({
      slug: guide.id,
      title: guide.data.title,
      description: guide.data.description,
      body: guide.body ?? '',
      headings: (await render(guide)).headings,
    })),
  );
  const index = new MiniSearch(searchOptions);
  index.addAll(searchEntries(guides));
  return Response.json(index);
}
