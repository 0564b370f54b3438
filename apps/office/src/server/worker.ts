import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pageTitle } from '@detroit-well/config/brand';
import { paths } from '@detroit-well/config/paths';

/** The document that a device keeps to open the office without network. */
export const keptDocumentPath = '/office/kept';
const workerPath = '/office/worker.js';
export const manifestPath = '/office/manifest.webmanifest';

/** Ends the worker on every device. What waits to be sent is in IndexedDB, and stays. */
const endingWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('workbox-')) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

interface WorkerOptions {
  readonly clientFolder: string;
  readonly assetsPath: string;
  /** Its content without what differs between two responses. */
  readonly keptDocument: string;
  /** False ends the workers that devices have. */
  readonly isOn: boolean;
}

/** The service worker of the office, which keeps its files on a device; of no other page of the portal. */
export function serveWorker(app: FastifyInstance, options: WorkerOptions): void {
  const script = options.isOn ? workerScript(options) : endingWorker;
  app.get(workerPath, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('service-worker-allowed', '/office')
      .send(script),
  );
}

function workerScript({ clientFolder, assetsPath, keptDocument }: WorkerOptions): string {
  const files = readdirSync(join(clientFolder, 'assets')).filter((file) => !/\.(?:br|gz)$/.test(file));
  const entries = [
    { url: keptDocumentPath, revision: createHash('sha256').update(keptDocument).digest('hex').slice(0, 16) },
    // Their names contain a hash of the content.
    ...files.map((file) => ({ url: assetsPath + file, revision: null })),
  ];
  return (
    `self.officeFiles = ${JSON.stringify(entries)};\nself.keptDocument = ${JSON.stringify(keptDocumentPath)};\n` +
    readFileSync(join(clientFolder, 'worker.js'), 'utf8')
  );
}

/** What the home screen of a device shows, and where the office opens from it. */
export function serveManifest(app: FastifyInstance): void {
  const manifest = {
    id: '/office',
    name: pageTitle('Office'),
    short_name: 'Office',
    start_url: paths.office.nextRoster(),
    scope: '/office',
    display: 'standalone',
    background_color: '#0c0d10',
    theme_color: '#0c0d10',
    icons: [
      { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
  app.get(manifestPath, (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=86400')
      .send(JSON.stringify(manifest)),
  );
}
