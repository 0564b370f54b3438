import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brand, pageTitle } from '@detroit-well/config/brand';
import type { PortalSettings, ThirdParties } from '@detroit-well/config/env';
import { ownerOf, paths, withoutMailTail } from '@detroit-well/config/paths';
import { redirectFor } from '@detroit-well/config/redirects';
import type { RedirectTarget } from '@detroit-well/config/redirects';
import {
  createWebServer,
  developmentPolicy,
  pictureRoutes,
  requestedUrl,
  scriptUrlPolicy,
  sendDocument,
  type Pictures,
  type ServerClock,
} from '@detroit-well/web-server';
import { ownCapitals, screenAt, type Screen } from '../app/screen-at.ts';
import type { Settings } from '../settings/settings.ts';
import { serveOffice } from '@detroit-well/office/server';
import type { FilesFor } from './client-files.ts';
import { renderBridge, renderDocument } from './document.ts';
import { dashboardPaths } from './early-paths.ts';
import { firstPicture } from './first-picture.ts';
import { portalPolicy } from './policy.ts';

export interface AppOptions {
  readonly settings: PortalSettings;
  readonly filesFor: FilesFor;
  readonly bridgeScript: string;
  /** The inline script that starts the first calls; absent in development. */
  readonly earlyScript?: string;
  readonly pictures: Pictures;
  /** Folder of the client build; absent in development, where Vite serves the sources. */
  readonly clientFolder?: string;
  /** Folder of the office's client build; absent in development. */
  readonly officeFolder?: string;
  /** The studio's time; without it, the real one. */
  readonly clock?: ServerClock | undefined;
  readonly logger?: FastifyBaseLogger;
  /** Lets the development server transform a document. */
  readonly transform?: (url: string, html: string) => Promise<string>;
}

/** The portal's server: documents, redirects and files, also of the office. It does not call the API; it only passes its URL to the page. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { settings, transform, clock } = options;
  const now = (): string => (clock?.now() ?? new Date()).toISOString();
  const { addresses } = settings;
  const origins: Record<RedirectTarget, string> = {
    portal: '',
    site: addresses.siteUrl,
    api: new URL(addresses.apiUrl).origin,
  };
  const pageSettings: Omit<Settings, 'absentThirdParties' | 'earlyPaths' | 'now'> = {
    apiUrl: addresses.apiUrl,
    websocketUrl: settings.websocketUrl,
    publicSiteUrl: addresses.siteUrl,
    dashboardLayout: settings.dashboardLayout,
    deployment: settings.deployment,
    ipLookupUrl: settings.ipLookupUrl,
    telemetry: settings.telemetry,
  };
  const app = createWebServer({
    origin: addresses.portalUrl,
    trustedProxies: settings.trustedProxies,
    clientFolder: options.clientFolder ?? null,
    stripe: settings.thirdParties.stripe,
    applePayDomain: settings.applePayDomain,
    clock,
    logger: options.logger,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const policy = (nonce: string, thirdParties: ThirdParties, ancestor?: string): string =>
    transform ? developmentPolicy(ancestor) : portalPolicy(settings, nonce, thirdParties, ancestor);

  const sendHtml = async (request: FastifyRequest, reply: FastifyReply, html: string) => {
    const body = transform ? await transform(request.url, html) : html;
    return sendDocument(request, reply.header('cache-control', 'private, no-cache'), body);
  };

  pictureRoutes(app, options.pictures);
  const sendOffice = serveOffice(app, {
    settings,
    clientFolder: options.officeFolder ?? null,
    now,
    transform,
  });

  app.get(paths.sessionBridge(), async (request, reply) => {
    // The policy names the one origin that may frame the page; the older header cannot.
    reply.removeHeader('x-frame-options');
    reply.header('content-security-policy', policy(newNonce(), none, addresses.siteUrl));
    return sendHtml(
      request,
      reply,
      renderBridge(
        { ...pageSettings, absentThirdParties: [], earlyPaths: [], now: now() },
        options.bridgeScript,
      ),
    );
  });

  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return notFound(reply);
    const { pathname, search } = requestedUrl(request.url, addresses.portalUrl);
    if (pathname.startsWith('/assets/') || pathname.startsWith('/art/')) return notFound(reply);
    // A search may end in any sign.
    const whole = /[?&](?:q|search)=[^&]*$/.test(search)
      ? withoutMailTail(pathname) + search
      : withoutMailTail(pathname + search);
    if (whole !== pathname + search) return reply.redirect(whole || '/', 302);
    // The portal's root has no page of its own, so it redirects to the dashboard.
    if (pathname === '/') return reply.redirect(paths.dashboard.home() + search, 302);
    const other = redirectFor({ pathname, search });
    if (other) return reply.redirect(origins[other.on] + other.to, other.permanent ? 301 : 302);
    const owner = ownerOf(pathname);
    if (owner === 'office') return sendOffice(request, reply);
    if (owner === 'site') return reply.redirect(origins.site + pathname + search, 302);

    const screen = screenAt(pathname);
    const own = screen ? ownCapitals(screen, pathname) : pathname;
    if (own !== pathname) return reply.redirect(own + search, 301);
    const nonce = newNonce();
    const earlyPaths = screen?.path === paths.dashboard.home() ? dashboardPaths : [];
    const { allowed, absent } = thirdPartiesOf(screen, settings.thirdParties);
    reply.code(screen ? 200 : 404).header('content-security-policy', policy(nonce, allowed));
    if (screen?.isSecret) reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    const html = renderDocument({
      brandName: brand.name,
      title: pageTitle(screen?.title),
      settings: { ...pageSettings, absentThirdParties: absent, earlyPaths, now: now() },
      files: options.filesFor(screen?.file),
      shell: screen?.shell ?? 'member',
      nonce,
      scriptUrlPolicy: scriptUrlPolicy(allowed),
      picture: screen?.picture ? await firstPicture(screen.picture, options.pictures) : null,
      headline: screen?.headline ?? null,
      earlyScript: earlyPaths.length > 0 ? (options.earlyScript ?? null) : null,
    });
    return sendHtml(request, reply, html);
  });

  return app;
}

const none: ThirdParties = { stripe: false, turnstile: false };

/** Of the configured third parties, those that a screen uses, and the names of the others. */
function thirdPartiesOf(screen: Screen | undefined, configured: ThirdParties) {
  const used = screen?.thirdParties ?? [];
  const names = ['stripe', 'turnstile'] as const;
  const allowed: ThirdParties = {
    stripe: configured.stripe && used.includes('stripe'),
    turnstile: configured.turnstile && used.includes('turnstile'),
  };
  return { allowed, absent: names.filter((name) => configured[name] && !allowed[name]) };
}

function newNonce(): string {
  return randomBytes(16).toString('base64');
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ message: 'Not found' });
}
