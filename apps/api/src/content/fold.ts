/**
 * Text as it is searched: lower case, without accents, markup and double spaces. Only for HTML that was sanitised: there
 * `<` never stands for itself.
 */
export function fold(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
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
