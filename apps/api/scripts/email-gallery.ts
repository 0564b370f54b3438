/**
 * Writes every email in each of its states into a folder, with a page that shows them: at two widths, in both themes and as plain
 * text. `npm run docs` serves it at /kit/emails/.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brand } from '@detroit-well/config/brand';
import escapeHtml from 'escape-html';
import { emailHtml, writeEmail } from '../src/platform/mail/email/render-email.ts';
import { emailSamples } from '../test/emails/samples.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder: email-gallery.ts dist/emails');
const target = resolve(folder);
mkdirSync(target, { recursive: true });

const themes = { light: 'not all', dark: 'all' } as const;
type Theme = keyof typeof themes;
const themeNames: readonly Theme[] = ['light', 'dark'];

const frame = (index: number, name: string, width: number, theme: Theme) =>
  `<iframe src="${index}-${theme}.html" title="${name}, ${width} px, ${theme}" width="${width}" height="844" loading="lazy"></iframe>`;

const emails = Object.entries(emailSamples()).map(([state, { template, content }], index) => {
  const { subject, text, content: shown } = writeEmail(content);
  const html = emailHtml(shown);
  // Each theme in a file of its own, whatever the reader's is.
  for (const theme of themeNames) {
    const themed = html.replace('(prefers-color-scheme: dark)', themes[theme]);
    writeFileSync(join(target, `${index}-${theme}.html`), themed);
  }
  const name = escapeHtml(state);
  const frames = ([390, 640] as const).flatMap((width) => [
    frame(index, name, width, 'light'),
    frame(index, name, width, 'dark'),
  ]);
  return {
    item: `<li><a href="#e${index}">${name}</a></li>`,
    section: `<section id="e${index}"><h2>${name}</h2>
<p>${escapeHtml(subject)}<br><code>${template}</code></p>
<div class="frames" tabindex="0" role="region" aria-label="${name}">${frames.join('')}</div>
<details><summary>Plain text</summary><pre>${escapeHtml(text)}</pre></details></section>`,
  };
});

const style = `:root{color-scheme:light dark}body{margin:0 auto;max-width:1360px;padding:32px 24px 96px;font:17px/1.5 Helvetica,Arial,sans-serif}
h1{font-size:44px;line-height:1.05;margin:0 0 8px}h2{margin:64px 0 4px;font-size:24px}p{margin:0 0 16px}ol{columns:18em;padding-left:1.4em}
.frames{display:flex;gap:16px;overflow-x:auto;padding-bottom:8px}iframe{flex:none;border:1px solid GrayText}
summary{padding:12px 0;cursor:pointer}pre{max-width:80ch;white-space:pre-wrap;overflow-wrap:anywhere}`;

writeFileSync(
  join(target, 'index.html'),
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Emails | ${escapeHtml(brand.name)}</title><style>${style}</style></head><body><main><h1>Emails</h1>
<p>Every email in each of its states: 390 and 640 px wide, in both themes, and as plain text.</p>
<ol>${emails.map(({ item }) => item).join('')}</ol>${emails.map(({ section }) => section).join('')}</main></body></html>`,
);
