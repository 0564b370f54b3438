import sanitizeHtml from 'sanitize-html';

/** What editors may write: text, lists, headings, quotes, links and pictures. Scripts, styles and handlers never. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: 'p br hr h2 h3 h4 ul ol li blockquote pre strong em b i s sub sup code a img'.split(' '),
  allowedAttributes: { a: ['href', 'title'], img: ['src', 'alt', 'width', 'height'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  // Their content is no text for readers, whatever a browser makes of it.
  nonTextTags:
    'script style textarea option noscript template title iframe noembed noframes xmp plaintext svg math object'.split(
      ' ',
    ),
  transformTags: {
    // A page has one first heading, and it is not written here.
    h1: 'h2',
    img: (tagName, attribs) => ({ tagName, attribs: 'alt' in attribs ? attribs : { ...attribs, alt: '' } }),
  },
  nestingLimit: 40,
};

/** Cleans HTML once, when it is written: what is stored may be shown. Cleaning it again changes nothing. */
export function sanitise(html: string): string {
  // PostgreSQL keeps no NUL, and no reader needs one.
  return sanitizeHtml(html.replaceAll('\0', ''), allowed);
}

/** An address for a picture or a link: https, or a path of our own sites; anything else becomes empty. */
export function safeUrl(url: string): string {
  const bare = url.trim();
  if (/^https:\/\/[^\s"'<>\\]+$/i.test(bare) || /^\/(?![/\\])[^\s"'<>\\]*$/.test(bare)) return bare;
  return '';
}
