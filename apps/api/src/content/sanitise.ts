import sanitizeHtml from 'sanitize-html';

/** What editors may write: text, lists, headings, quotes, links and pictures. Scripts, styles and handlers never. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'em',
    'b',
    'i',
    'a',
    'hr',
    'img',
  ],
  allowedAttributes: { a: ['href', 'title'], img: ['src', 'alt', 'width', 'height'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
};

/** Cleans HTML once, when it is written: what is stored may be shown. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, allowed);
}
