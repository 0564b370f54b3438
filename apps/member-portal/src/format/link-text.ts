import { ownerOf, paths } from '@detroit-well/config/paths';

const trailing = /\/+$/;

/**
 * Returns a distinct label for a link of a post: `Read: Lace up like it matters`, `See the sessions`, or the URL.
 *
 * @param here the URL of the current page, against which the link is resolved.
 */
export function linkText(link: string, here: string): string {
  if (!URL.canParse(link, here)) return 'Open the link';
  const { hostname, pathname } = new URL(link, here);
  const path = pathname.replace(trailing, '');
  const ours = !/^[a-z]+:\/\//i.test(link) || hostname === new URL(here).hostname;
  if (ours && path === paths.training()) return 'See the sessions';
  if (ours && ownerOf(path) === 'site') {
    const slug = /^\/(?:the-standard|blog)\/([^/]+)$/.exec(path)?.[1];
    if (slug) return `Read: ${sentence(slug)}`;
  }
  return `Open ${ours ? path || '/' : hostname + path}`;
}

function sentence(slug: string): string {
  const text = slug.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
