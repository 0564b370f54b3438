import type { SiteApi } from '../api/site-api.ts';
import { knownPage } from '../metadata/known-pages.ts';
import { summarise } from '../sessions/session-view.ts';
import { pageShareId, type ShareInput } from '../metadata/share-input.ts';

interface ShareQuery {
  readonly id: string;
  readonly reader: string;
  /** Samples have pictures only if they are enabled (SPEC-A 7.19). */
  readonly showSamples: boolean;
}

type Lookup = (api: SiteApi, query: ShareQuery) => Promise<ShareInput | null>;

async function session(api: SiteApi, { id, reader }: ShareQuery): Promise<ShareInput | null> {
  const found = await api.session(id, reader);
  if (!found) return null;
  const { public_id, title, program, start_datetime: date, location } = summarise(found);
  return { kind: 'session', id: public_id, title, category: program.category_name, date, location };
}

async function post(api: SiteApi, { id, reader, showSamples }: ShareQuery): Promise<ShareInput | null> {
  const found = await api.post(id, reader);
  if (!found || (found.is_sample && !showSamples)) return null;
  const { title, author, first_published_at: published } = found;
  return {
    kind: 'post',
    id: found.slug,
    title,
    author: author?.name ? author.display_name || author.name : '',
    date: Number.isNaN(Date.parse(published)) ? null : published,
  };
}

async function page(api: SiteApi, { id, reader }: ShareQuery): Promise<ShareInput | null> {
  const path = id === 'home' ? '/' : `/${id}`;
  const found = await api.findPage(path === '/' ? path : `${path}/`, reader);
  const title = found?.title ?? knownPage(path)?.name;
  return title === undefined ? null : { kind: 'page', id: pageShareId(path), title };
}

const lookups: Readonly<Record<string, Lookup>> = { session, post, page };

/** The current content of the picture at `/share/{kind}/{id}/`, according to the API; null if no such item exists. */
export async function findShare(
  api: SiteApi,
  { kind, ...query }: ShareQuery & { readonly kind: string },
): Promise<ShareInput | null> {
  const lookup = Object.hasOwn(lookups, kind) ? lookups[kind] : undefined;
  return lookup ? lookup(api, query) : null;
}
