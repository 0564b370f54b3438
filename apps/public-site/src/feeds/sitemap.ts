import { escapeHtml } from '@detroit-well/web-server';
import type { SitemapEntry } from '../api/site-api.ts';
import { xmlText } from './xml-text.ts';

/** The limit of the format (sitemaps.org). */
const maxEntries = 50_000;

function entry({ path, changedAt }: SitemapEntry, siteUrl: string): string {
  const changed =
    changedAt && !Number.isNaN(Date.parse(changedAt))
      ? `<lastmod>${escapeHtml(xmlText(changedAt))}</lastmod>`
      : '';
  return `<url><loc>${escapeHtml(xmlText(siteUrl + path))}</loc>${changed}</url>`;
}

/** The sitemap as XML: each URL once, in the given order. */
export function sitemap(entries: readonly SitemapEntry[], siteUrl: string): string {
  const byPath = new Map(entries.map((one) => [one.path, one]));
  const urls = [...byPath.values()].slice(0, maxEntries).map((one) => entry(one, siteUrl));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
