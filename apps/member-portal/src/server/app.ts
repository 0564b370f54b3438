import { randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brand, pageTitle } from '@detroit-well/config/brand';
import type { PortalSettings } from '@detroit-well/config/env';
import { isUnder, ownerOf, paths } from '@detroit-well/config/paths';
import { redirectFor } from '@detroit-well/config/redirects';
import type { RedirectTarget } from '@detroit-well/config/redirects';
import { layoutFiles, screenAt } from '../screens.ts';
import type { Settings } from '../settings.ts';
import type { FilesFor } from './client-files.ts';
import { renderBridge, renderDocument } from './document.ts';
import { faviconRoutes } from './favicon.ts';
import { firstPicture } from './first-picture.ts';
import { pictureRoutes } from './pictures.ts';
import { contentPolicy, developmentPolicy, everyAnswer } from './policy.ts';
import type { ThirdParties } from './policy.ts';
import { sendCompressed } from './send-compressed.ts';

export interface AppOptions {
  readonly settings: PortalSettings;
  readonly thirdParties: ThirdParties;
  readonly filesFor: FilesFor;
  readonly bridgeScript: string;
  /** Folder of the client build; absent in development, where Vite serves the sources. */
  readonly clientFolder?: string;
  /** Lets the development server transform a document. */
  readonly transform?: (url: string, html: string) => Promise<string>;
}

/** The portal's server: documents, redirects and files. It does not call the API; it only passes its URL to the page. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { settings, transform } = options;
  const { addresses } = settings;
  const origins: Record<RedirectTarget, string> = {
    portal: '',
    site: addresses.siteUrl,
    api: new URL(addresses.apiUrl).origin,
  };
  const pageSettings: Settings = {
    apiUrl: addresses.apiUrl,
    websocketUrl: settings.websocketUrl,
    publicSiteUrl: addresses.siteUrl,
    dashboardLayout: settings.dashboardLayout,
    deployment: settings.deployment,
    ipLookupUrl: settings.ipLookupUrl,
    telemetry: settings.telemetry,
  };
  const app = fastify({
    logger: { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true },
  });

  const policy = (nonce: string, ancestors: string): string =>
    transform
      ? developmentPolicy(ancestors)
      : contentPolicy({
          apiOrigin: origins.api,
          websocketUrl: settings.websocketUrl,
          thirdParties: options.thirdParties,
          ipLookupUrl: settings.ipLookupUrl,
          errorReporting: settings.telemetry.errorReporting,
          nonce,
          ancestors,
        });

  const sendHtml = async (request: FastifyRequest, reply: FastifyReply, html: string) => {
    const body = transform ? await transform(request.url, html) : html;
    reply.header('cache-control', 'private, no-cache');
    return sendCompressed(request, reply, body);
  };

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(everyAnswer);
    if (settings.deployment === 'production') {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
  });

  if (options.clientFolder) {
    app.register(fastifyStatic, {
      root: `${options.clientFolder}/assets`,
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
    });
  }
  app.register(pictureRoutes);
  app.register(faviconRoutes);
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get(paths.sessionBridge(), async (request, reply) => {
    const nonce = newNonce();
    reply.header('content-security-policy', policy(nonce, addresses.siteUrl));
    return sendHtml(request, reply, renderBridge(pageSettings, options.bridgeScript));
  });

  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return notFound(reply);
    const { pathname, search } = new URL(request.url, 'http://portal.invalid');
    if (pathname.startsWith('/assets/') || pathname.startsWith('/art/')) return notFound(reply);
    // The portal's root has no page of its own, so it redirects to the dashboard.
    if (pathname === '/') return reply.redirect(paths.dashboard.home() + search, 302);
    const other = redirectFor({ pathname, search });
    if (other) return reply.redirect(origins[other.on] + other.to, other.permanent ? 301 : 302);
    if (ownerOf(pathname) === 'site') return reply.redirect(origins.site + pathname + search, 302);

    const screen = screenAt(pathname);
    const nonce = newNonce();
    reply.code(screen ? 200 : 404).header('content-security-policy', policy(nonce, "'none'"));
    const html = renderDocument({
      brandName: brand.name,
      title: pageTitle(screen?.title),
      settings: pageSettings,
      files: options.filesFor(screen ? [layoutFiles[screen.shell], screen.file] : []),
      shell: screen?.shell ?? 'member',
      nonce,
      picture: screen?.picture ? firstPicture(screen.picture) : null,
      headline: screen?.headline ?? null,
      earlyCalls: isUnder(pathname, paths.dashboard.home()) && screen?.path === '/dashboard',
    });
    return sendHtml(request, reply, html);
  });

  return app;
}

function newNonce(): string {
  return randomBytes(16).toString('base64');
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ message: 'Not found' });
}
