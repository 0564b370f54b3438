import { z } from 'zod';
import { addressSettings } from './addresses.ts';
import { deploymentSettings, launchSettings, sampleSettings } from './deployment.ts';
import { mustBe, readSettings } from './read-settings.ts';
import { serverSettings } from './server-settings.ts';
import { telemetrySettings } from './telemetry-settings.ts';
import { choice, httpOrigin, httpUrl, origins, port, text } from './values.ts';
import type { EnvSource } from './read-settings.ts';

/** The providers that production requires of the web servers, as it does of the API. */
const production = {
  PAYMENTS: z.literal('stripe', 'must be stripe in production, as for the API'),
  CHALLENGE: z.literal('turnstile', 'must be turnstile in production, as for the API'),
};

/** The settings of the two web servers, of the public site and of the portal. */
const webSettings = deploymentSettings(production)
  .and(addressSettings)
  .and(telemetrySettings)
  .and(serverSettings)
  .and(
    z
      .object({
        /** Address on which the server listens: this machine only, unless it is set. */
        HOST: text.default('localhost'),
        /** Folder in which the server keeps the pictures that it has drawn. */
        PICTURES_DIR: text.default('./data/pictures'),
        /** Looks up the visitor's IP address for engagement and waiver calls; disabled by default (SPEC-A 7.17). */
        IP_LOOKUP_URL: httpUrl.optional(),
        // The providers of the API (SPEC-B 14), because pages may only load scripts of these.
        PAYMENTS: choice('sandbox', 'stripe').default('sandbox'),
        CHALLENGE: choice('local', 'turnstile').default('local'),
        /** The content of the file by which Apple verifies the domain of the app. */
        APPLE_PAY_DOMAIN_ASSOCIATION: text.optional(),
      })
      .transform((env) => ({
        host: env.HOST,
        picturesFolder: env.PICTURES_DIR,
        ipLookupUrl: env.IP_LOOKUP_URL,
        applePayDomain: env.APPLE_PAY_DOMAIN_ASSOCIATION,
        thirdParties: { stripe: env.PAYMENTS === 'stripe', turnstile: env.CHALLENGE === 'turnstile' },
      })),
  );

/** The third parties that pages load scripts from; none with the embedded providers. */
export type ThirdParties = z.output<typeof webSettings>['thirdParties'];

/** Every setting of the public site's server, with its default. */
export const siteSettings = webSettings
  .and(sampleSettings)
  .and(launchSettings)
  .and(
    z
      .object({
        /** Other origins that may serve post pictures. */
        PICTURE_ORIGINS: origins('https://media.example.com').default([]),
      })
      .transform((env) => ({ pictureOrigins: env.PICTURE_ORIGINS })),
  );

export type SiteSettings = z.output<typeof siteSettings>;
export type LaunchState = NonNullable<SiteSettings['launchState']>;

/** A ws or wss address without a slash at its end. */
const websocketUrl = z
  .url({ protocol: /^wss?$/, ...mustBe('a ws or wss address') })
  .transform((url) => url.replace(/\/$/, ''));

/** Every setting of the portal's server, with its default. */
export const portalSettings = webSettings
  .and(
    z
      .object({
        /** Which of the two dashboard layouts is used (SPEC-A 7.6). */
        DASHBOARD_LAYOUT: choice('panels', 'sidebar').default('panels'),
        /** Base URL of the WebSocket paths in SPEC-B 7.10. */
        WEBSOCKET_URL: websocketUrl.optional(),
        /** Whether devices keep the files of the office, so that it opens without network; `off` ends it on all of them. */
        OFFICE_WORKER: choice('on', 'off').default('on'),
      })
      .transform((env) => ({
        dashboardLayout: env.DASHBOARD_LAYOUT,
        websocketUrl: env.WEBSOCKET_URL,
        officeWorker: env.OFFICE_WORKER === 'on',
      })),
  )
  // By default the API's origin, where our server mounts the sockets.
  .transform((settings) => ({
    ...settings,
    websocketUrl: settings.websocketUrl ?? new URL(settings.addresses.apiUrl).origin.replace(/^http/, 'ws'),
  }));

export type PortalSettings = z.output<typeof portalSettings>;

/** Every setting of the documentation site's server. It needs no other app. */
export const docsSettings = serverSettings.and(
  z
    .object({
      HOST: text.default('localhost'),
      DOCS_PORT: port.default(4300),
      DOCS_URL: httpOrigin('must be an origin without a path').optional(),
    })
    .transform((env) => ({
      host: env.HOST,
      port: env.DOCS_PORT,
      origin: env.DOCS_URL ?? `http://localhost:${env.DOCS_PORT}`,
    })),
);

export type DocsSettings = z.output<typeof docsSettings>;

/** Reads the settings of the documentation site's server; throws one SettingsError that lists every problem. */
export const readDocsSettings = (source: EnvSource): DocsSettings => readSettings(docsSettings, source);

/** Reads the settings of the public site's server; throws one SettingsError that lists every problem. */
export const readSiteSettings = (source: EnvSource): SiteSettings => readSettings(siteSettings, source);

/** Reads the settings of the portal's server; throws one SettingsError that lists every problem. */
export const readPortalSettings = (source: EnvSource): PortalSettings => readSettings(portalSettings, source);
