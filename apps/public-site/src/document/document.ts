import { brand, pageTitle } from '@detroit-well/config/brand';
import type { SiteAssets, EntryName } from '../http/assets.ts';
import { sharePicture } from '../pictures/paths.ts';
import type { Frame, Head } from '../page.ts';
import { escapeHtml, inertJson } from './escape.ts';

interface DocumentParts {
  head: Head;
  frame: Frame;
  data: unknown;
  body: string;
  entry: EntryName;
  theme?: 'dark';
  assets: Pick<SiteAssets, 'styles' | 'early' | 'entries'>;
}

function metaTags(head: Head, siteUrl: string): string {
  const title = escapeHtml(pageTitle(head.title));
  const description = head.description ? escapeHtml(head.description) : '';
  const canonical = head.canonicalPath ? escapeHtml(siteUrl + head.canonicalPath) : '';
  return [
    `<title>${title}</title>`,
    description && `<meta name="description" content="${description}">`,
    canonical && `<link rel="canonical" href="${canonical}">`,
    head.noIndex && '<meta name="robots" content="noindex">',
    `<meta property="og:site_name" content="${escapeHtml(brand.name)}">`,
    `<meta property="og:type" content="${head.kind ?? 'website'}">`,
    `<meta property="og:title" content="${title}">`,
    description && `<meta property="og:description" content="${description}">`,
    canonical && `<meta property="og:url" content="${canonical}">`,
    `<meta property="og:image" content="${escapeHtml(siteUrl + sharePicture)}">`,
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    ...(head.pictures ?? []).map(
      (path) => `<link rel="preload" as="image" href="${escapeHtml(path)}" fetchpriority="high">`,
    ),
    head.jsonLd && `<script type="application/ld+json">${inertJson(head.jsonLd)}</script>`,
  ]
    .filter(Boolean)
    .join('');
}

/**
 * The whole document. Nothing in it waits for anything: the style is inside, the fonts swap in later, the script files
 * are only named (`data-entry`) and fetched by the inline script after the page has loaded.
 */
export function renderDocument({ head, frame, data, body, entry, theme, assets }: DocumentParts): string {
  const files = escapeHtml(assets.entries[entry].join(' '));
  const fixed = theme ? ` data-fixed-theme="${theme}"` : '';
  return [
    `<!doctype html><html lang="en" data-theme="${theme ?? 'light'}"${fixed} data-entry="${files}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<style>${assets.styles[entry]}</style>`,
    `<script>${assets.early}</script>`,
    metaTags(head, frame.siteUrl),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '</head><body>',
    `<div id="root">${body}</div>`,
    `<script type="application/json" id="page-data">${inertJson({ data, frame })}</script>`,
    '</body></html>',
  ].join('');
}
