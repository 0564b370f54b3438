import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PortalSettings } from '@detroit-well/config/env';
import {
  contentPolicy,
  developmentPolicy,
  nonceSource,
  readManifest,
  reachedChunks,
  requestedUrl,
  scriptUrlPolicy,
  sendDocument,
  serveBuiltFiles,
} from '@detroit-well/web-server';
import { matchPath } from 'react-router-dom';
import { screenPaths } from './screen-paths.ts';
import { renderDocument, type OfficeFiles } from './document.ts';
import { keptDocumentPath, serveManifest, serveWorker } from './worker.ts';

const assetsPath = '/office/assets/';
const entry = 'src/app/main.tsx';
/** What the roster loads after the entry. A device opens it on a slow network, or without one. */
const rosterParts = [
  'src/routes/roster/next-roster.tsx',
  'src/routes/roster/roster.tsx',
  'src/roster/sync-bar.tsx',
];
const rosterPaths = ['/office/roster', '/office/sessions/:id/roster'];

interface OfficeOptions {
  readonly settings: PortalSettings;
  /** Folder of the office's client build; null in development, where Vite serves the sources. */
  readonly clientFolder: string | null;
  /** The studio's time, as an ISO instant. */
  readonly now: () => string;
  /** Lets the development server transform a document. */
  readonly transform?: ((url: string, html: string) => Promise<string>) | undefined;
}

/** Serves the built files of the office. Returns what answers every other request below `/office`. */
export function serveOffice(app: FastifyInstance, { settings, clientFolder, now, transform }: OfficeOptions) {
  const files = clientFolder === null ? sourceFiles() : builtFiles(clientFolder);
  const rosterFiles = clientFolder === null ? files : builtFiles(clientFolder, rosterParts);
  const isWorkerOn = clientFolder !== null && settings.officeWorker;
  const { addresses, deployment, telemetry } = settings;
  const pageSettings = {
    apiUrl: addresses.apiUrl,
    publicSiteUrl: addresses.siteUrl,
    deployment,
    telemetry,
    isWorkerOn,
  };
  const urlPolicy = scriptUrlPolicy(thirdPartiesOf(settings));
  serveManifest(app);
  if (clientFolder !== null) {
    serveBuiltFiles(app, join(clientFolder, 'assets'), assetsPath);
    serveWorker(app, {
      clientFolder,
      assetsPath,
      keptDocument: renderDocument(rosterFiles, { ...pageSettings, now: '', isKept: true }, '', null),
      isOn: isWorkerOn,
    });
  }
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { pathname } = requestedUrl(request.url, addresses.portalUrl);
    if (pathname.startsWith(assetsPath)) return reply.code(404).send({ message: 'Not found' });
    const nonce = randomBytes(16).toString('base64');
    const isKept = pathname === keptDocumentPath;
    const isAt = (paths: readonly string[]): boolean => paths.some((path) => matchPath(path, pathname));
    const html = renderDocument(
      isKept || isAt(rosterPaths) ? rosterFiles : files,
      { ...pageSettings, now: now(), isKept },
      nonce,
      urlPolicy,
    );
    const isScreen = isKept || isAt(screenPaths);
    const policy = String(reply.getHeader('permissions-policy') ?? '');
    reply
      // The scanner of the roster.
      .header('permissions-policy', policy.replace('camera=()', 'camera=(self)'))
      .code(isScreen ? 200 : 404)
      .header('content-security-policy', transform ? developmentPolicy() : officePolicy(settings, nonce))
      .header('cache-control', 'private, no-cache');
    return sendDocument(request, reply, transform ? await transform(request.url, html) : html);
  };
}

/** Stripe's script, for a card that is keyed at the desk. It loads with the fields of the card. */
const thirdPartiesOf = ({ thirdParties }: PortalSettings) => ({
  stripe: thirdParties.stripe,
  turnstile: false,
});

/** Only the office's own files, the inline code of this response and Stripe's script may run; they call the API and Stripe. */
function officePolicy(settings: PortalSettings, nonce: string): string {
  const { addresses, telemetry } = settings;
  const apiOrigin = new URL(addresses.apiUrl).origin;
  return contentPolicy({
    inlineScripts: [nonceSource(nonce)],
    // The library of comboboxes and menus adds a style element with this nonce.
    inlineStyles: [nonceSource(nonce)],
    pictures: ['blob:', apiOrigin],
    apiOrigin,
    // The worker's address, what the server wrote, and what is pasted into a text.
    trustedTypes: ['office-worker', 'dompurify', 'ProseMirrorClipboard'],
    thirdParties: thirdPartiesOf(settings),
    errorReporting: telemetry.errorReporting,
    https: addresses.portalUrl.startsWith('https:'),
  });
}

/** The files of the entry, with those of the parts that the screen loads at once. */
function builtFiles(folder: string, parts: readonly string[] = []): OfficeFiles {
  const manifest = readManifest(folder);
  const main = manifest[entry];
  const missing = [entry, ...parts].find((part) => !manifest[part]);
  if (!main || missing) throw new Error(`The client build of the office has no ${missing ?? entry}.`);
  const url = (file: string): string => `/office/${file}`;
  const styles = [...(main.css ?? []), ...(manifest['style.css'] ? [manifest['style.css'].file] : [])];
  const preloads = reachedChunks(manifest, [entry, ...parts]).map(({ file }) => file);
  return {
    script: url(main.file),
    styles: [...new Set(styles)].map(url),
    preloads: preloads.filter((file) => file !== main.file).map(url),
  };
}

/** The portal's Vite reads the sources where they are. */
const sourceFiles = (): OfficeFiles => ({
  script: `/@fs${join(import.meta.dirname, '../..', entry)}`,
  styles: [],
  preloads: [],
});
