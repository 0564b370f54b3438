import { pageTitle } from '@detroit-well/config/brand';
import { boundaryTexts } from '@detroit-well/ui/boundary-texts';
import { themeScript } from '@detroit-well/ui/theme';
import { escapeHtml, jsonForScript, startNotice } from '@detroit-well/web-server';
import { manifestPath } from './worker.ts';
import documentStyle from './document.css?inline';
import { settingsBlockId, type Settings } from '../settings/settings.ts';

/** The files that the document references. */
export interface OfficeFiles {
  readonly script: string;
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
}

const notStarted = `The office could not start, because a part of it has not arrived. Check the connection. ${boundaryTexts.safe}.`;

/** Renders the document of every screen of the office. */
export function renderDocument(
  files: OfficeFiles,
  settings: Settings,
  nonce: string,
  urlPolicy: string | null,
): string {
  return `<!doctype html>
<html lang="en" data-theme="light" data-start="loading">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta property="csp-nonce" nonce="${nonce}">
<title>${escapeHtml(pageTitle('Office'))}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="${manifestPath}">
<script nonce="${nonce}">${themeScript}</script>${urlPolicy === null ? '' : `<script nonce="${nonce}">${urlPolicy}</script>`}
<style nonce="${nonce}">${documentStyle}</style>
<script type="application/json" id="${settingsBlockId}">${jsonForScript(settings)}</script>
${files.styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('')}
${files.preloads.map((file) => `<link rel="modulepreload" href="${file}" crossorigin>`).join('')}
</head>
<body>
<div id="root">${startNotice(notStarted)}</div>
<noscript><p>The office needs JavaScript.</p></noscript>
<script type="module" src="${files.script}"></script>
</body>
</html>
`;
}
