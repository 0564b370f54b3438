import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { readDocsSettings } from '@detroit-well/config/env';
import { contentPolicy, createLogger, createWebServer, runWebServer } from '@detroit-well/web-server';
import { inlineScripts } from './tooling/inline-scripts.ts';

// Bundled to dist/server.js, beside dist/client.
const clientFolder = join(import.meta.dirname, 'client');
/** Only `npm run docs` builds it. */
const storybook = resolve(import.meta.dirname, '../../../packages/ui/storybook-static');

const emails = join(import.meta.dirname, 'emails');
/** Emails have their styles in themselves, and their gallery shows them in frames. */
const emailsPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

/** Storybook styles its pages from scripts and shows stories in frames of its own. */
async function storybookPolicy(): Promise<string> {
  const pages = ['index.html', 'iframe.html'].map((name) => readFile(join(storybook, name), 'utf8'));
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts(await Promise.all(pages)).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

await runWebServer(async () => {
  const { host, port, origin, trustedProxies, logLevel } = readDocsSettings(process.env);
  const logger = createLogger('docs', logLevel);
  const app = createWebServer({ origin, trustedProxies, clientFolder, logger });
  const hashes = await readFile(join(import.meta.dirname, 'inline-scripts.json'), 'utf8');
  const policy = contentPolicy({
    inlineScripts: JSON.parse(hashes) as string[],
    inlineStyles: [],
    // Expressive Code writes the colors of code as style attributes; no page contains text from outside.
    styleAttributes: true,
    // The search is WebAssembly, and its dialog draws results as HTML, from the index that the build wrote.
    wasm: true,
    trustedTypes: undefined,
    pictures: [],
    thirdParties: { stripe: false, turnstile: false },
    https: origin.startsWith('https:'),
  });
  const missing = await readFile(join(clientFolder, '404.html'));
  const serve = (root: string, prefix: string, contentSecurityPolicy: string) =>
    app.register(fastifyStatic, {
      root,
      prefix,
      preCompressed: true,
      decorateReply: false,
      redirect: true,
      setHeaders: (reply) => {
        reply.header('cache-control', 'no-cache');
        reply.header('content-security-policy', contentSecurityPolicy);
      },
    });
  if (existsSync(storybook)) void serve(storybook, '/kit/storybook/', await storybookPolicy());
  void serve(emails, '/kit/emails/', emailsPolicy);
  void serve(clientFolder, '/', policy);
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('content-security-policy', policy).type('text/html; charset=utf-8').send(missing),
  );
  return { app, host, port, origin };
});
