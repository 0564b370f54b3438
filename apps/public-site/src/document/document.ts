import { brand } from '@detroit-well/config/brand';
import { paths } from '@detroit-well/config/paths';
import { escapeHtml, jsonForScript, startNotice } from '@detroit-well/web-server';
import type { EntryName } from '../entries.ts';
import type { SiteAssets } from './assets.ts';
import type { PageContext, Head } from '../page.ts';
import { headTags } from './head-tags.ts';
import { withoutEmptyFields } from './structured-data.ts';

const feedTitle = escapeHtml(`The Standard${brand.titleSeparator}${brand.name}`);

interface DocumentParts {
  readonly head: Head;
  readonly context: PageContext;
  readonly data: unknown;
  readonly body: string;
  readonly entry: EntryName;
  readonly theme?: 'dark' | undefined;
  readonly assets: Pick<SiteAssets, 'styles' | 'entries'>;
  /** The inline scripts that the content security policy allows by their hashes. */
  readonly inlineScripts: readonly string[];
}

const notStarted =
  'A part of this page has not arrived. You can read the page, but its menus, forms and registration may not respond.';

/** A body of fewer characters is at most 3 kB compressed, so that waiting for its end costs nearly nothing. */
const shortBody = 12_000;

/**
 * The link that delays the first drawing of a page until the browser has read the header and the first screen. Without it, a
 * document that is still arriving is drawn in parts, and some of them move. Browsers that do not know it ignore it. A page with a
 * picture on its first screen has the id `below` on the element that follows that screen.
 */
function firstScreenLink(body: string): string {
  const firstScreenEnd = body.includes('id="below"') ? 'below' : 'main';
  const id = body.length < shortBody ? 'page-data' : firstScreenEnd;
  return `<link rel="expect" href="#${id}" blocking="render">`;
}

/**
 * Renders the whole document, which blocks on no other request: the style is inlined and the fonts swap in later. The script
 * files are only named (`data-entry`); the inline script loads them after the page.
 */
export function renderDocument(parts: DocumentParts): string {
  const { head, context, data, body, entry, theme, assets, inlineScripts } = parts;
  const files = escapeHtml(assets.entries[entry].join(' '));
  const fixed = theme ? ` data-fixed-theme="${theme}"` : '';
  return [
    `<!doctype html><html lang="en" data-theme="${theme ?? 'light'}"${fixed} data-entry="${files}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    firstScreenLink(body),
    `<style>${assets.styles[entry]}</style>`,
    ...inlineScripts.map((script) => `<script>${script}</script>`),
    headTags(head, context.siteUrl),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="alternate" type="application/atom+xml" title="${feedTitle}" href="${paths.blogFeed()}">`,
    '</head><body>',
    `<div id="root">${body}</div>`,
    startNotice(notStarted),
    head.jsonLd
      ? `<script type="application/ld+json">${jsonForScript(withoutEmptyFields(head.jsonLd))}</script>`
      : '',
    `<script type="application/json" id="page-data">${jsonForScript({ data, context })}</script>`,
    '</body></html>',
  ].join('');
}
