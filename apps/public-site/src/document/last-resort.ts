import { pageTitle } from '@detroit-well/config/brand';
import { boundaryTexts } from '@detroit-well/ui/boundary-texts';
import { escapeHtml } from '@detroit-well/web-server';

/** The document that is sent when even the failure page can't be rendered: a message and a retry link, without dependencies. */
export function lastResort(here: string, style: string): string {
  const { title, safe, retry } = boundaryTexts;
  return [
    '<!doctype html><html lang="en" data-theme="light"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(pageTitle(title))}</title><style>${style}</style></head><body>`,
    `<main id="main" class="wrap page-fallback"><h1 class="d2">${title}</h1><p class="lead">${safe}.</p>`,
    `<p><a class="button" href="${escapeHtml(here)}">${retry}</a></p></main></body></html>`,
  ].join('');
}
