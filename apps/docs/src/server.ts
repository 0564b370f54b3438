import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { readDocsSettings } from '@detroit-well/config/env';
import { themeScript } from '@detroit-well/ui/theme';
import {
  contentPolicy,
  createLogger,
  createWebServer,
  hashSource,
  runWebServer,
} from '@detroit-well/web-server';

// Bundled to dist/server.js, beside dist/client.
const clientFolder = join(import.meta.dirname, 'client');

await runWebServer(async () => {
  const { host, port, origin, trustedProxies, logLevel } = readDocsSettings(process.env);
  const logger = createLogger('docs', logLevel);
  const app = createWebServer({ origin, trustedProxies, clientFolder, logger });
  const policy = contentPolicy({
    inlineScripts: [hashSource(themeScript)],
    inlineStyles: [],
    // The kit's examples have the numbers of meters as style attributes; no page contains text from outside.
    styleAttributes: true,
    pictures: [],
    trustedTypes: [],
    thirdParties: { stripe: false, turnstile: false },
    https: origin.startsWith('https:'),
  });
  const missing = await readFile(join(clientFolder, '404.html'));
  void app.register(fastifyStatic, {
    root: clientFolder,
    preCompressed: true,
    decorateReply: false,
    redirect: true,
    setHeaders: (reply) => {
      reply.header('cache-control', 'no-cache');
      reply.header('content-security-policy', policy);
    },
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('content-security-policy', policy).type('text/html; charset=utf-8').send(missing),
  );
  return { app, host, port, origin };
});
