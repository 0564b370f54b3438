import { escapeHtml } from '@detroit-well/web-server';
import type { ShellKind } from '../app/route.tsx';
import type { FirstPicture } from './first-picture.ts';

export interface ShellOptions {
  readonly shell: ShellKind;
  readonly brandName: string;
  readonly picture: FirstPicture | null;
  /** Lines of the heading that the screen shows while it loads. */
  readonly headline: readonly string[] | null;
}

/** Returns the content of the page until React renders. It has the layout of the final page, so that nothing shifts. */
export function shellHtml({ shell, brandName, picture, headline }: ShellOptions): string {
  const head = `<div class="shell__head"><span class="shell__name">${escapeHtml(brandName)}</span></div>`;
  const image = picture ? `<img src="${picture.address}" alt="" fetchpriority="high">` : '';
  if (shell === 'auth') {
    return (
      `<div class="shell shell--auth" aria-hidden="true"><div class="shell__form">${head}</div>` +
      `<div class="shell__art">${image}</div></div>`
    );
  }
  if (shell === 'single') {
    return (
      `<div class="shell shell--single" aria-hidden="true">${head}` +
      `<div class="shell__column"><div class="shell__rest shell__title"></div><div class="shell__rest shell__text"></div></div></div>`
    );
  }
  const title = headline
    ? `<p class="shell__headline">${headline.map((line) => `<span>${escapeHtml(line)}</span>`).join(' ')}</p>`
    : '<div class="shell__rest shell__title"></div>';
  return (
    `<div class="shell shell--member" aria-hidden="true"><div class="shell__wrap">${head}` +
    `${title}<div class="shell__cols"><div class="shell__side"></div>` +
    `<div class="shell__rest shell__main">${image}</div></div></div></div>`
  );
}
