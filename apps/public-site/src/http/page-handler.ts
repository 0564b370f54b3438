import { filterNames } from '@detroit-well/booking/schedule/filters';
import { paths, withoutMailTail, type Owner } from '@detroit-well/config/paths';
import type { Redirection } from '@detroit-well/config/redirects';
import { cleanLine } from '@detroit-well/validation/clean-text';
import { sendEncoded, requestedUrl } from '@detroit-well/web-server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedPage } from '../render-page.ts';

interface PageHandlerOptions {
  readonly origins: Record<'site' | 'portal' | 'api', string>;
  readonly redirectFor: (address: { pathname: string; search?: string }) => Redirection | undefined;
  readonly ownerOf: (pathname: string) => Owner;
  /** `reader` is the visitor's network address. */
  readonly render: (url: URL, reader: string, options: { freshOnly: boolean }) => Promise<RenderedPage>;
}

const landingQuery: Readonly<Record<string, readonly string[]>> = {
  [paths.theStandard()]: ['category', 'author', 'tag', 'search', 'page'],
  [paths.training()]: ['session', ...filterNames, 'from'],
  [paths.contact()]: ['topic'],
  [paths.membership()]: ['plan', 'code'],
};

/** The query parameters that change a page. URLs that differ only in others, such as campaign tags, share one rendered page. */
function meaningfulQuery(pathname: string): readonly string[] {
  const path = pathname.toLowerCase();
  if (Object.hasOwn(landingQuery, path)) return landingQuery[path] ?? [];
  return path.startsWith(`${paths.training()}/`) ? ['id'] : [];
}

const isMeaningful = (name: string, value: string): boolean => name !== 'show' || value === 'all';

/** The URL for the renderer: our origin and only the relevant query parameters, in a fixed order. */
function pageAddress(raw: URL): URL {
  const url = new URL(raw.pathname, raw.origin);
  for (const name of meaningfulQuery(raw.pathname)) {
    // A copied address may end in invisible characters.
    const value = cleanLine(raw.searchParams.get(name) ?? '');
    if (value && isMeaningful(name, value)) url.searchParams.set(name, value.slice(0, 100));
  }
  return url;
}

/** The address of a landing page whose filters had invisible characters; null for none. */
function cleanedAddress(raw: URL): string | null {
  const url = new URL(raw);
  for (const name of landingQuery[raw.pathname.toLowerCase()] ?? []) {
    const value = raw.searchParams.get(name);
    const clean = cleanLine(value ?? '');
    if (value === null || clean === value.trim()) continue;
    if (clean) url.searchParams.set(name, clean);
    else url.searchParams.delete(name);
  }
  return url.href === raw.href ? null : url.href;
}

/** The loader's redirect target, with the visitor's other query parameters. */
function keepingQuery(to: string, raw: URL): string {
  const url = new URL(to, raw.origin);
  for (const [name, value] of raw.searchParams) {
    if (!meaningfulQuery(raw.pathname).includes(name)) url.searchParams.append(name, value);
  }
  return url.href;
}

/** The path in lower case, as the site's own paths are. Percent escapes stay as they are. */
const inLowerCase = (pathname: string): string =>
  pathname.replace(/%[\dA-Fa-f]{2}|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

/** A reload asks for a fresh page (RFC 9111, 5.2.1). */
const wantsFresh = (cacheControl: string | undefined): boolean =>
  /\bno-cache\b|\bmax-age=0\b/.test(cacheControl ?? '');

/**
 * Handles every path that is not a file: redirects to the app that owns it, redirects to the canonical URL, or renders the
 * page.
 */
export function pageHandler(options: PageHandlerOptions) {
  const { origins, redirectFor, ownerOf, render } = options;
  return async function show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const raw = requestedUrl(request.url, origins.site);
    const redirection = redirectFor(raw);
    if (redirection) {
      return reply.redirect(origins[redirection.on] + redirection.to, redirection.permanent ? 301 : 302);
    }
    if (ownerOf(raw.pathname) !== 'site') {
      return reply.redirect(origins.portal + raw.pathname + raw.search, 302);
    }
    if (raw.pathname !== '/' && raw.pathname.endsWith('/')) {
      // Each page has one URL: a trailing slash is not another page.
      return reply.redirect(origins.site + raw.pathname.replace(/\/+$/, '') + raw.search, 301);
    }
    const cleaned = cleanedAddress(raw);
    if (cleaned !== null) return reply.redirect(cleaned, 302);
    const rendered = await render(pageAddress(raw), request.ip, {
      freshOnly: wantsFresh(request.headers['cache-control']),
    });
    if (rendered.kind === 'redirect') return reply.redirect(keepingQuery(rendered.to, raw), rendered.status);
    const { page } = rendered;
    const address = raw.pathname + raw.search;
    const whole = withoutMailTail(address);
    if (page.status === 404 && whole !== address) return reply.redirect(origins.site + whole, 302);
    const lower = inLowerCase(raw.pathname);
    // An address may have been typed in other capitals.
    if (page.status === 404 && lower !== raw.pathname)
      return reply.redirect(origins.site + lower + raw.search, 301);
    reply.headers(page.headers).code(page.status).type('text/html; charset=utf-8');
    return sendEncoded(request, reply, page);
  };
}
