import { brand } from '@detroit-well/config/brand';
import { paths } from '@detroit-well/config/paths';
import { escapeHtml, jsonForScript } from '@detroit-well/web-server';
import type { EntryName } from '../entries.ts';
import type { SiteAssets } from '../http/assets.ts';
import type { Frame, Head } from '../page.ts';
import { headTags } from './head-tags.ts';
import { withStyle } from './page-style.ts';

const feedTitle = escapeHtml(`The Standard${brand.titleSeparator}${brand.name}`);

interface DocumentParts {
  readonly head: Head;
  readonly frame: Frame;
  readonly data: unknown;
  readonly body: string;
  readonly entry: EntryName;
  readonly theme?: 'dark' | undefined;
  readonly assets: Pick<SiteAssets, 'styles' | 'entries'>;
  /** The inline scripts that the content security policy allows by their hashes. */
  readonly inlineScripts: readonly string[];
}

/** Length of a body that is a few packets long once it is compressed, so that waiting for its end costs nearly nothing. */
const shortBody = 12_000;

/**
 * A browser draws a document that is still arriving: a first screen would appear in parts, and some of them would move. With this
 * link, a browser that knows it draws nothing before it has read the header and the first screen of the page.
 */
function drawnWhole(body: string): string {
  const firstScreen = body.includes('<style id="below">') ? 'below' : 'main';
  const id = body.length < shortBody ? 'page-data' : firstScreen;
  return `<link rel="expect" href="#${id}" blocking="render">`;
}

/**
 * Renders the whole document, which blocks on no other request: the style is inlined and the fonts swap in later. The script
 * files are only named (`data-entry`); the inline script loads them after the page.
 */
export function renderDocument(parts: DocumentParts): string {
  const { head, frame, data, entry, theme, assets, inlineScripts } = parts;
  const { styles, body } = withStyle(parts.body, assets.styles[entry]);
  const files = escapeHtml(assets.entries[entry].join(' '));
  const fixed = theme ? ` data-fixed-theme="${theme}"` : '';
  return [
    `<!doctype html><html lang="en" data-theme="${theme ?? 'light'}"${fixed} data-entry="${files}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    drawnWhole(body),
    styles,
    ...inlineScripts.map((script) => `<script>${script}</script>`),
    headTags(head, frame.siteUrl),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="alternate" type="application/atom+xml" title="${feedTitle}" href="${paths.blogFeed()}">`,
    '</head><body>',
    `<div id="root">${body}</div>`,
    head.jsonLd ? `<script type="application/ld+json">${jsonForScript(head.jsonLd)}</script>` : '',
    `<script type="application/json" id="page-data">${jsonForScript({ data, frame })}</script>`,
    '</body></html>',
  ].join('');
}
