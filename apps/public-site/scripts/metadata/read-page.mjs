/** Reads a page's metadata for search engines and shared links. */

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'", nbsp: ' ' };

const decode = (text) => text.replace(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole);

/** The attributes of one tag, by lower-case name. */
function attributesOf(tag) {
  const found = {};
  for (const [, name, double, single, bare] of tag.matchAll(
    /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/g,
  )) {
    found[name.toLowerCase()] = decode(double ?? single ?? bare ?? '');
  }
  return found;
}

const tagsOf = (html, name) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'gi'))].map(([tag]) => attributesOf(tag));

/** Returns `{ title, description, image, noIndex, links }` of an HTML document, with links exactly as written. */
export function readPage(html) {
  const metas = tagsOf(html, 'meta');
  const content = (key) =>
    metas.find(({ name, property }) => (name ?? property)?.toLowerCase() === key)?.content?.trim() ?? '';
  return {
    title: decode(/<title[^>]*>([^<]*)<\/title>/i.exec(html)?.[1] ?? '').trim(),
    description: content('description'),
    image: content('og:image'),
    noIndex: content('robots').includes('noindex'),
    links: tagsOf(html, 'a').flatMap(({ href }) => (href ? [href] : [])),
  };
}
