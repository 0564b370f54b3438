import type { OfficePage, OfficePageFilters } from '@detroit-well/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { withOrigin } from '../blog/post-pictures.ts';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import type { Db } from '../../platform/database/database.ts';
import { pages } from '../../platform/database/schema/content.ts';
import { withoutMarkup } from '../../platform/html/without-markup.ts';
import { matchesSearch, type List } from '../../platform/lists/list.ts';
import { listReply } from '../../platform/lists/list-reply.ts';
import { publishWritten, unpublishWritten } from '../written/publish.ts';
import { listRevisions, restoreRevision, saveRevision, type WrittenDeps } from '../written/revisions.ts';
import {
  findWritten,
  stateColumns,
  stateRow,
  stateView,
  statusAt,
  withNewest,
  type WrittenKind,
  type WrittenRow,
} from '../written/written-kind.ts';
import { cleanPage } from './clean-page.ts';
import { cleanPageContent, requirePublishablePage, withPictures, type PageContent } from './page-content.ts';

export const pageKind: WrittenKind<PageContent> = {
  noun: 'page',
  table: 'pages',
  address: sql`p.html_path`,
  storedContent: sql`jsonb_build_object('title', p.title, 'seo_title', p.seo_title, 'search_description', p.search_description,
    'hero', coalesce(p.fields->'hero', '[]'), 'ctas', coalesce(p.fields->'ctas', '[]'),
    'intro_text', coalesce(p.fields->>'introText', ''), 'body', p.body_html, 'effective_date', p.effective_date::text,
    'rules', coalesce(p.fields->'rules', '[]'))`,
  shown: (content, apiUrl) => withPictures(content, withOrigin(apiUrl)),
  requirePublishable: requirePublishablePage,
  // The address of a page stays.
  requireFree: () => Promise.resolve(),
  show: async (tx, { id }, { intro_text: introText, hero, ctas, rules, body, ...content }) => {
    const { bodyHtml, fields } = cleanPage({
      body,
      fields: { hero: [...hero], ctas: [...ctas], introText, rules: [...rules] },
    });
    await tx
      .update(pages)
      .set({
        title: content.title,
        seoTitle: content.seo_title,
        searchDescription: content.search_description,
        effectiveDate: content.effective_date,
        bodyHtml,
        fields,
      })
      .where(eq(pages.id, id));
  },
  logged: ({ title, seo_title, search_description, effective_date }) => ({
    title,
    seo_title,
    search_description,
    effective_date,
  }),
  countWords: ({ title, hero, intro_text, body, rules }) => {
    const said = hero.flatMap((one) => [one.sml_header, one.lrg_subheader, one.copy]);
    const texts = [title, ...said, intro_text, body, ...rules.flatMap((rule) => [rule.title, rule.content])];
    return withoutMarkup(texts.join(' ')).split(' ').filter(Boolean).length;
  },
};

const placeRow = z.object({ type: z.string(), html_path: z.string() });
const row = z.object({ ...stateRow, ...placeRow.shape, title: z.string() });
const title = sql`coalesce(r.content->>'title', p.title)`;

const pageList = (filters: Omit<OfficePageFilters, 'sort'>, now: Date): List<typeof row.shape> => ({
  row,
  select: sql`${stateColumns(pageKind, now)}, ${title} as title, p.type, p.html_path`,
  from: withNewest(pageKind),
  where: [
    matchesSearch(sql`${title} || ' ' || p.html_path`, filters.search),
    filters.status === undefined ? undefined : sql`${statusAt(now)} = ${filters.status}`,
  ],
  id: sql`p.id`,
  sorts: {
    html_path: { by: sql`p.html_path`, type: 'text' },
    title: { by: sql`lower(${title})`, type: 'text' },
    changed_at: { by: sql`coalesce(r.changed_at, p.updated_at)`, type: 'timestamptz' },
  },
  sortedBy: 'html_path',
});

async function withPlace(
  db: Db,
  page: WrittenRow<PageContent>,
  { settings }: Pick<WrittenDeps, 'settings'>,
): Promise<OfficePage> {
  const [place] = await db
    .select({ type: pages.type, html_path: pages.htmlPath })
    .from(pages)
    .where(eq(pages.id, page.id));
  if (place === undefined) throw new Error('the page is gone');
  const content = page.content as Pick<OfficePage, keyof PageContent>; // its lists are read-only here
  return { ...stateView(page), ...place, ...withPictures(content, withOrigin(settings.addresses.apiUrl)) };
}

const view = (deps: WrittenDeps, page: WrittenRow<PageContent>): Promise<OfficePage> =>
  deps.office.read((db) => withPlace(db, page, deps));

export const officePagesHandlers: HandlersOf<'officePages', WrittenDeps> = {
  list: (call, deps) =>
    listReply(call, deps, {
      name: 'pages',
      list: pageList(call.query, deps.clock.now()),
      view: ({ title: ofPage, type, html_path, ...state }) => ({
        ...stateView(state),
        type,
        html_path,
        title: ofPage,
      }),
    }),
  read: ({ params }, deps) =>
    deps.office.read(async (db) =>
      withPlace(db, await findWritten(db, pageKind, params.id, deps.clock.now()), deps),
    ),
  change: async (call, deps) => {
    const { version, ...given } = call.body;
    const change = cleanPageContent(given, deps.settings.addresses.apiUrl);
    return view(deps, await saveRevision(pageKind, call, deps, version, () => Promise.resolve(change)));
  },
  publish: async (call, deps) => view(deps, await publishWritten(pageKind, call, deps, call.body)),
  unpublish: async (call, deps) =>
    view(deps, await unpublishWritten(pageKind, call, deps, call.body.version)),
  revisions: (call, deps) => listRevisions(pageKind, call, deps),
  restore: async (call, deps) => view(deps, await restoreRevision(pageKind, call, deps, call.body.version)),
};
