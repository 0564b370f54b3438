import type { ShellKind } from '../screens.ts';
import { escapeHtml } from './escape.ts';

/** What stands in the page until React draws: the same places as the final layout, so that nothing jumps. */
export function shellHtml(kind: ShellKind, brandName: string): string {
  const head = `<div class="shell__head"><span class="shell__name">${escapeHtml(brandName)}</span></div>`;
  if (kind === 'auth') {
    return (
      `<div class="shell shell--auth" aria-hidden="true"><div class="shell__form">${head}</div>` +
      `<div class="shell__art"></div></div>`
    );
  }
  return (
    `<div class="shell shell--member" aria-hidden="true"><div class="shell__wrap">${head}` +
    `<div class="shell__rest shell__title"></div><div class="shell__cols"><div class="shell__side"></div>` +
    `<div class="shell__rest shell__main"></div></div></div></div>`
  );
}
