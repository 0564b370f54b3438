import { brand } from '@detroit-well/config/brand';
import { paths } from '@detroit-well/config/paths';
import type { SiteAssets, EntryName } from '../http/assets.ts';
import type { Frame, Head } from '../page.ts';
import { escapeHtml, inertJson } from './escape.ts';
import { headTags } from './head-tags.ts';

const feedTitle = escapeHtml(`The Standard${brand.titleSeparator}${brand.name}`);

interface DocumentParts {
  head: Head;
  frame: Frame;
  data: unknown;
  body: string;
  entry: EntryName;
  theme?: 'dark';
  assets: Pick<SiteAssets, 'styles' | 'early' | 'entries'>;
}

/**
 * Renders the whole document, which blocks on no other request: the style is inlined and the fonts swap in later. The script
 * files are only named (`data-entry`); the inline script loads them after the page.
 */
export function renderDocument({ head, frame, data, body, entry, theme, assets }: DocumentParts): string {
  const files = escapeHtml(assets.entries[entry].join(' '));
  const fixed = theme ? ` data-fixed-theme="${theme}"` : '';
  return [
    `<!doctype html><html lang="en" data-theme="${theme ?? 'light'}"${fixed} data-entry="${files}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<style>${assets.styles[entry]}</style>`,
    `<script>${assets.early}</script>`,
    headTags(head, frame.siteUrl),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="alternate" type="application/atom+xml" title="${feedTitle}" href="${paths.blogFeed()}">`,
    '</head><body>',
    `<div id="root">${body}</div>`,
    `<script type="application/json" id="page-data">${inertJson({ data, frame })}</script>`,
    '</body></html>',
  ].join('');
}
