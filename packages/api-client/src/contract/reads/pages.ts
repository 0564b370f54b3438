import type { Hero, Page, PageList, Sitemap } from '../shapes/pages.ts';
import {
  countOf,
  imageUrl,
  isRecord,
  listIn,
  rawRecord,
  naming,
  readEach,
  recordIn,
  text,
  textOrNull,
  integer,
} from './lenient.ts';
import type { RawRecord } from './lenient.ts';

function records(raw: unknown): RawRecord[] {
  return Array.isArray(raw) ? raw.filter(isRecord) : [];
}

function readHero(given: RawRecord): Hero {
  const inner = isRecord(given.value) ? given.value : given;
  return {
    image_url: imageUrl(inner.image_url, inner.image),
    sml_header: text(inner.sml_header),
    lrg_subheader: text(inner.lrg_subheader),
    copy: text(inner.copy),
    text_alignment: text(inner.text_alignment, 'left'),
  };
}

/** The SEO texts are beside the title or under `meta`. */
export function readPage(raw: unknown): Page {
  const given = naming(
    recordIn(raw, ['page'], 'Page not found'),
    ['title', 'meta', 'body'],
    'Page not found',
  );
  const meta = rawRecord(given.meta);
  const seoTitle = text(given.seo_title, text(meta.seo_title));
  const description = text(given.search_description, text(meta.search_description));
  return {
    id: integer(given.id),
    title: text(given.title),
    meta: {
      type: textOrNull(meta.type),
      slug: text(meta.slug, text(given.slug)),
      html_path: text(meta.html_path),
      seo_title: seoTitle,
      search_description: description,
      canonical_url: textOrNull(meta.canonical_url),
      first_published_at: textOrNull(meta.first_published_at),
    },
    seo_title: seoTitle,
    search_description: description,
    hero: records(given.hero).map(readHero),
    ctas: records(given.ctas).map((cta) => {
      const value = rawRecord(cta.value);
      return { value: { url: text(value.url), text: text(value.text) } };
    }),
    intro_text: text(given.intro_text, text(given.intro)),
    intro: text(given.intro, text(given.intro_text)),
    body: text(given.body),
    effective_date: textOrNull(given.effective_date),
    rules: records(given.rules).map((rule) => {
      const value = isRecord(rule.value) ? rule.value : rule;
      return { value: { title: text(value.title), content: text(value.content) } };
    }),
  };
}

export function readPageList(raw: unknown): PageList {
  const items = readEach(listIn(raw, ['items', 'results'], 'Page not found'), readPage, 'Page not found');
  return { meta: { total_count: countOf(rawRecord(raw).meta, items) }, items };
}

/** Drops entries without a path on this site. */
export function readSitemap(raw: unknown): Sitemap {
  const entries = listIn(raw, ['entries'])
    .map((entry) => ({ path: text(entry.path), changed_at: textOrNull(entry.changed_at) }))
    .filter(({ path }) => /^\/(?![/\\])/.test(path));
  return { entries };
}
