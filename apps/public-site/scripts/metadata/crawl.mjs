/** Visits every page of a running site and collects the advice of SPEC-A 5 on its metadata. */
import { metadataAdvice } from '@detroit-well/validation';
import { readPage } from './read-page.mjs';

const mostPages = 500;
const concurrency = 4;
/** Paths that are not pages: files and paths of the other app. */
const noPage = /^\/(?:assets|art|share|docs)\/|\.(?:xml|txt|svg|png|jpg|ico|json)$/;

const pathOf = (address, site) => {
  const url = new URL(address, site);
  return `${url.pathname}${url.search}`;
};

/** The paths in the sitemap; empty if the site has no sitemap. Their origin may differ from the visited one. */
async function fromSitemap(site) {
  const reply = await fetch(new URL('/sitemap.xml', site));
  if (!reply.ok || !(reply.headers.get('content-type') ?? '').includes('xml')) return [];
  const xml = await reply.text();
  return [...xml.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, address]) =>
    pathOf(address.replaceAll('&amp;', '&'), site),
  );
}

function internalPath(href, from, site) {
  if (!URL.canParse(href, from)) return null;
  const url = new URL(href, from);
  if (url.origin !== new URL(site).origin || noPage.test(url.pathname)) return null;
  return `${url.pathname}${url.search}`;
}

async function visit(path, site) {
  const reply = await fetch(new URL(path, site));
  const html = reply.headers.get('content-type')?.includes('text/html') ?? false;
  // Redirected to the other app, or not an HTML page.
  if (new URL(reply.url).origin !== new URL(site).origin || !html) return null;
  return { path: pathOf(reply.url, site), status: reply.status, ...readPage(await reply.text()) };
}

/**
 * Resolves with `{ path, status, noIndex, advice }` for every page, sorted by path. Pages that search engines must not index
 * have no advice; a status other than 200 is an error. Without a sitemap it follows links.
 *
 * @param {string} site
 * @returns {Promise<{ path: string; status: number; noIndex: boolean; advice: { level: string; field: string; text: string }[] }[]>}
 */
export async function crawlMetadata(site) {
  const listed = await fromSitemap(site);
  const follow = listed.length === 0;
  const waiting = follow ? ['/'] : [...new Set(listed)];
  const seen = new Set(waiting);
  const pages = new Map();

  async function next() {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const page = await visit(path, site);
      if (!page || pages.has(page.path)) continue;
      const { status, noIndex, links } = page;
      const broken =
        status === 200 ? [] : [{ level: 'error', field: 'page', text: `Responds with ${status}` }];
      const advice = noIndex ? [] : metadataAdvice(page);
      pages.set(page.path, { path: page.path, status, noIndex, advice: [...broken, ...advice] });
      if (!follow) continue;
      for (const link of links) {
        const to = internalPath(link, new URL(page.path, site), site);
        if (to === null || seen.has(to) || seen.size >= mostPages) continue;
        seen.add(to);
        waiting.push(to);
      }
    }
  }
  // A run ends when no page is left; pages found during a run are visited in the next one.
  while (waiting.length > 0) await Promise.all(Array.from({ length: concurrency }, next));
  return [...pages.values()].toSorted((one, other) => one.path.localeCompare(other.path));
}
