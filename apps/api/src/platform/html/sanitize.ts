import { isSiteLink } from '@detroit-well/validation';
import { cleanText } from '@detroit-well/validation/clean-text';
import sanitizeHtml from 'sanitize-html';

/**
 * The elements that editors may write: text, lists, tables, headings, quotes, links and pictures. Never scripts, styles or event
 * handlers.
 */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: (
    'p br hr h2 h3 h4 ul ol li dl dt dd blockquote pre strong em b i s sub sup code time a img ' +
    'table caption thead tbody tr th td'
  ).split(' '),
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    time: ['datetime'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  // The content of these tags is not text for readers, whatever a browser does with it.
  nonTextTags:
    'script style textarea option noscript template title iframe noembed noframes xmp plaintext svg math object'.split(
      ' ',
    ),
  transformTags: {
    // The page template provides the only h1.
    h1: 'h2',
    img: (tagName, attribs) => ({ tagName, attribs: 'alt' in attribs ? attribs : { ...attribs, alt: '' } }),
  },
  nestingLimit: 40,
};

/** Sanitizes and cleans HTML when it is written, so that the stored HTML is safe to show. The function is idempotent. */
export function sanitize(html: string): string {
  // Again when something changed: a tag whose `>` joined a combining character is gone, and what stood around it is one text then.
  let clean = sanitizeOnce(html);
  for (let pass = 1; pass < mostPasses; pass += 1) {
    const again = sanitizeOnce(clean);
    if (again === clean) break;
    clean = again;
  }
  return clean;
}

const mostPasses = 10;

// Cleaned once entities are characters, and then sanitized again: a character that is dropped may have hidden `javascript:`.
const sanitizeOnce = (html: string): string =>
  sanitizeHtml(cleanText(sanitizeHtml(html, allowed)), allowed).trim();

/** Elements that say nothing themselves: what is in them stays. */
const wrappers =
  /^(?:html|head|body|meta|link|o:p|div|span|font|u|center|section|article|main|header|footer|aside|nav|figure|figcaption|small|big|mark|ins|del|strike|abbr|cite|q|kbd|samp|var|colgroup|col|tfoot|h1|h5|h6|label|address)$/;

/** What `sanitize` would drop of HTML that people could miss: elements with a content of their own, and addresses. */
export function droppedFrom(html: string): string[] {
  const dropped = new Set<string>();
  const kept = allowed.allowedTags as readonly string[];
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => {
        if (!kept.includes(tagName) && !wrappers.test(tagName)) dropped.add(`<${tagName}>`);
        const { href, src } = attribs;
        if (tagName === 'a' && href && !isKept(`<a href="${escaped(href)}">a</a>`)) dropped.add(href);
        if (tagName === 'img' && src && !isKept(`<img src="${escaped(src)}">`)) dropped.add(src);
        return { tagName, attribs };
      },
    },
  });
  return [...dropped];
}

/** The message at a field with something that `sanitize` would drop. */
export const notShown = (what: readonly string[]): string[] => [
  `Pages do not show this: ${what.join(', ')}.`,
];

const escaped = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const isKept = (tag: string) => /(?:href|src)="[^"]/.test(sanitize(tag));

/** Allows https and paths on our own sites as addresses of pictures and links. Returns an empty string for anything else. */
export function safeUrl(url: string): string {
  const bare = cleanText(url);
  return isSiteLink(bare) ? bare : '';
}
