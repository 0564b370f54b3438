/** Normalizes text or sanitized HTML for searching: lower case, without accents, markup and repeated spaces. */
export function fold(html: string): string {
  return html
    .replaceAll(/<\/?[a-z][^<>]*>/gi, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s\0]+/g, ' ')
    .trim();
}
