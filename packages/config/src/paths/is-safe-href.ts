/**
 * True if a link of a text that people wrote may lead to this address: a path of this site, or an https, http, mailto or tel URL.
 * Everything else could run or hide where it leads.
 */
export function isSafeHref(href: string): boolean {
  if (/^(?:\/(?![/\\])|#)[^\s\\]*$/.test(href)) return true;
  return /^(?:https?|mailto|tel):[^\s]/i.test(href) && URL.canParse(href);
}
