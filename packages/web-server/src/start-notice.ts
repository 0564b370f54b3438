import { brand } from '@detroit-well/config/brand';
import { escapeHtml } from './escape.ts';

/** Tells, with `start-notice.css` of the UI kit and no script, that the scripts of a page have not started (ADR-096). */
export const startNotice = (text: string): string =>
  `<div class="start-notice" role="alert"><p>${escapeHtml(text)}</p>` +
  `<a href="">Try Again</a><a href="${brand.phone.href}">Call ${brand.phone.label}</a></div>`;
