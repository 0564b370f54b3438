import { boundaryTexts } from '@detroit-well/ui/boundary-texts';
import { themeScript } from '@detroit-well/ui/theme';
import { escapeHtml, jsonForScript, startNotice } from '@detroit-well/web-server';
import { settingsBlockId } from '../settings/settings.ts';
import type { Settings } from '../settings/settings.ts';
import type { PageFiles } from './client-files.ts';
import type { FirstPicture } from './first-picture.ts';
import shellStyle from './shell.css?inline';
import { shellHtml, type ShellOptions } from './shell.ts';

interface DocumentOptions extends ShellOptions {
  readonly title: string;
  readonly settings: Settings;
  readonly files: PageFiles;
  readonly nonce: string;
  /** The inline script with the default policy of Trusted Types, if third parties are configured. */
  readonly scriptUrlPolicy: string | null;
  /** The inline script that starts the first calls of the screen; null for a screen without. */
  readonly earlyScript: string | null;
}

const notStarted = `This page could not start: a part of it has not arrived. The connection may be slow, or something may block it. ${boundaryTexts.safe}.`;

/** Shows the simplified picture of the document until its file has loaded. */
const sketchStyle = (picture: FirstPicture | null): string =>
  picture?.sketch ? `.shell img{background:url("${picture.sketch}") 50%/cover}` : '';

/**
 * Renders the document of every screen. The styles come after the shell, so the browser paints the shell while they load. The
 * module waits for the styles by itself.
 */
export function renderDocument(options: DocumentOptions): string {
  const { files, nonce } = options;
  const inline = (script: string | null) => (script ? `<script nonce="${nonce}">${script}</script>` : '');
  const font = files.font
    ? `<link rel="preload" href="${files.font}" as="font" type="font/woff2" crossorigin>`
    : '';
  return `<!doctype html>
<html lang="en" data-theme="light" data-start="loading">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta property="csp-nonce" nonce="${nonce}">
<title>${escapeHtml(options.title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">
${inline(themeScript)}${inline(options.scriptUrlPolicy)}
<style nonce="${nonce}">${shellStyle}${sketchStyle(options.picture)}</style>
<script type="application/json" id="${settingsBlockId}">${jsonForScript(options.settings)}</script>
${inline(options.earlyScript)}${font}${files.preloads.map((file) => `<link rel="modulepreload" href="${file}" crossorigin>`).join('')}
</head>
<body>
<div id="root">${shellHtml(options)}${startNotice(notStarted)}</div>
${files.styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('')}
<noscript><p>The members' area needs JavaScript. The <a href="${escapeHtml(options.settings.publicSiteUrl)}">public site</a> works without it.</p></noscript>
<script type="module" src="${files.script}"></script>
</body>
</html>
`;
}

/** Renders the session bridge: the invisible page through which the public site gets its access token. */
export function renderBridge(settings: Settings, script: string): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Session</title>` +
    `<script type="application/json" id="${settingsBlockId}">${jsonForScript(settings)}</script>` +
    `<script type="module" src="${script}"></script></head><body></body></html>`
  );
}
