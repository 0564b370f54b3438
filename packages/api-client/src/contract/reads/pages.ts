import {
  countOf,
  imageUrl,
  isRecord,
  list,
  listIn,
  naming,
  rawRecord,
  readEach,
  recordIn,
  text,
  textOrNull,
} from '../definition/lenient.ts';
import type { RawRecord } from '../definition/lenient.ts';
import { heroRecord, pageRecord } from '../generated/pages.ts';
import { ruleRecord } from '../generated/waiver.ts';
import type { Hero, Page, PageList, Sitemap } from '../generated/pages.ts';

/** Content systems wrap a block in `value`. */
const unwrapped = (block: RawRecord): RawRecord => (isRecord(block.value) ? block.value : block);

function readHero(given: RawRecord): Hero {
  const inner = unwrapped(given);
  return { ...heroRecord(inner), image_url: imageUrl(inner.image_url, inner.image) };
}

/** The SEO texts are beside the title or under `meta`. */
export function readPage(raw: unknown): Page {
  const given = naming(
    recordIn(raw, ['page'], 'Page not found'),
    ['title', 'meta', 'body'],
    'Page not found',
  );
  const meta = rawRecord(given.meta);
  const read = pageRecord(given);
  const seo = {
    seo_title: text(given.seo_title, read.meta.seo_title),
    search_description: text(given.search_description, read.meta.search_description),
  };
  return {
    ...read,
    ...seo,
    meta: { ...read.meta, ...seo, slug: text(meta.slug, text(given.slug)) },
    hero: list(readHero)(given.hero),
    intro_text: text(given.intro_text, read.intro),
    intro: text(given.intro, read.intro_text),
    rules: list((rule) => ({ value: ruleRecord(unwrapped(rule)) }))(given.rules),
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
