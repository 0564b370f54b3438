import { isSafeHref } from '@detroit-well/config/paths';
import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import type { MenuEntry } from '../page.ts';
import type { SiteApi } from './site-api.ts';
import type { Page, Post } from './wire.ts';

/** The allowed elements of texts of a content system: reading matter. No forms, frames, styles, ids or event handlers. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: (
    'p br hr h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre code strong em b i s u sub sup small mark abbr cite q time ' +
    'a img figure figcaption table caption thead tbody tfoot tr th td div span'
  ).split(' '),
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    ol: ['start'],
    time: ['datetime'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'http'] },
  allowProtocolRelative: false,
  nonTextTags:
    'script style textarea option noscript template title iframe noembed noframes xmp plaintext svg math object'.split(
      ' ',
    ),
  nestingLimit: 40,
};

/** Cleaning takes about a millisecond for a page, and the same texts arrive with every render. */
const cleaned = new LRUCache<string, string>({
  maxSize: 4_000_000,
  sizeCalculation: (html, key) => html.length + key.length + 1,
});

/** HTML of an API without anything that acts: the page shows it as its own. */
export function cleanHtml(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html, allowed);
  cleaned.set(html, clean);
  return clean;
}

function cleanPage<P extends Page | null>(page: P): P {
  if (page === null) return page;
  return {
    ...page,
    intro: cleanHtml(page.intro),
    intro_text: cleanHtml(page.intro_text),
    body: cleanHtml(page.body),
    rules: page.rules.map(({ value }) => ({ value: { ...value, content: cleanHtml(value.content) } })),
    ctas: page.ctas.filter(({ value }) => isSafeHref(value.url)),
  };
}

type BlockValue = Post['body'][number]['value'];

function cleanValue(value: BlockValue): BlockValue {
  const { content } = value;
  return typeof content === 'string' ? { ...value, content: cleanHtml(content) } : value;
}

function cleanPost<P extends Post | null>(post: P): P {
  if (post === null) return post;
  const body = post.body.map((block) => ({ ...block, value: cleanValue(block.value) }));
  return { ...post, intro: cleanHtml(post.intro), body };
}

const isSafe = ({ href }: { readonly href: string }): boolean => isSafeHref(href);

const withSafeChildren = (entry: MenuEntry): MenuEntry =>
  entry.children ? { ...entry, children: entry.children.filter(isSafe) } : entry;

/** The API with clean HTML and links, so that pages are safe to show even if the API stores what people typed. */
export function withCleanHtml(api: SiteApi): SiteApi {
  return {
    ...api,
    menu: async () => (await api.menu()).filter(isSafe).map(withSafeChildren),
    trainingPage: async () => cleanPage(await api.trainingPage()),
    legalPage: async (type) => cleanPage(await api.legalPage(type)),
    findPage: async (path, reader) => cleanPage(await api.findPage(path, reader)),
    blogPage: async () => cleanPage(await api.blogPage()),
    post: async (slug, reader) => cleanPost(await api.post(slug, reader)),
  };
}
