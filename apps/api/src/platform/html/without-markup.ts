/** The text of sanitized HTML, with a space in place of each tag. */
export const withoutMarkup = (html: string): string =>
  html
    .replaceAll(/<\/?[a-z][^<>]*>/gi, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
