const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Drops the characters that an XML 1.0 document must not contain, even escaped: the API may be older than this site. */
export function xmlText(text: string): string {
  return text.replace(notXml, '');
}
