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
  sendDocument,
  serveBuiltFiles,
} from '@detroit-well/web-server';
import { matchPath } from 'react-router-dom';
import { screenPaths } from './screen-paths.ts';
import { renderDocument, type OfficeFiles } from './document.ts';

const assetsPath = '/office/assets/';
const entry = 'src/app/main.tsx';

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
  if (clientFolder !== null) serveBuiltFiles(app, join(clientFolder, 'assets'), assetsPath);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { addresses, deployment, telemetry } = settings;
    const { pathname } = requestedUrl(request.url, addresses.portalUrl);
    if (pathname.startsWith(assetsPath)) return reply.code(404).send({ message: 'Not found' });
    const nonce = randomBytes(16).toString('base64');
    const html = renderDocument(
      files,
      {
        apiUrl: addresses.apiUrl,
        publicSiteUrl: addresses.siteUrl,
        deployment,
        telemetry,
        now: now(),
      },
      nonce,
    );
    const isScreen = screenPaths.some((path) => matchPath(path, pathname));
    reply
      .code(isScreen ? 200 : 404)
      .header('content-security-policy', transform ? developmentPolicy() : officePolicy(settings, nonce))
      .header('cache-control', 'private, no-cache');
    return sendDocument(request, reply, transform ? await transform(request.url, html) : html);
  };
}

/** Only the office's own files and the inline code of this response may run, and only the API is called. */
function officePolicy({ addresses, telemetry }: PortalSettings, nonce: string): string {
  const apiOrigin = new URL(addresses.apiUrl).origin;
  return contentPolicy({
    inlineScripts: [nonceSource(nonce)],
    // The library of comboboxes and menus adds a style element with this nonce.
    inlineStyles: [nonceSource(nonce)],
    pictures: ['blob:', apiOrigin],
    apiOrigin,
    trustedTypes: [],
    thirdParties: { stripe: false, turnstile: false },
    errorReporting: telemetry.errorReporting,
    https: addresses.portalUrl.startsWith('https:'),
  });
}

function builtFiles(folder: string): OfficeFiles {
  const manifest = readManifest(folder);
  const main = manifest[entry];
  if (!main) throw new Error(`The client build of the office has no ${entry}.`);
  const url = (file: string): string => `/office/${file}`;
  const styles = [...(main.css ?? []), ...(manifest['style.css'] ? [manifest['style.css'].file] : [])];
  const preloads = reachedChunks(manifest, [entry]).map(({ file }) => file);
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
