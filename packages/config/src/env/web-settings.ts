import { readAddresses, readDeployment } from './addresses.ts';
import { logLevels, readChallengeProvider, readPaymentProvider } from './api-settings.ts';
import { readSettings } from './reader.ts';
import { readPictureOrigins } from './picture-origins.ts';
import { readShowSamples } from './samples.ts';
import { readTelemetry } from './telemetry-settings.ts';
import { readTrustedProxies } from './trusted-proxies.ts';
import type { Addresses, Deployment } from './addresses.ts';
import type { LogLevel } from './api-settings.ts';
import type { TelemetrySettings } from '../telemetry.ts';
import type { EnvReader, EnvSource } from './reader.ts';

/** The third parties that pages load scripts from; none with the embedded providers. */
export type ThirdParties = {
  readonly stripe: boolean;
  readonly turnstile: boolean;
};

/** Settings that both web servers share. */
export type WebSettings = {
  deployment: Deployment;
  addresses: Addresses;
  /** Address on which the server listens: this machine only, unless `HOST` is set. */
  host: string;
  /** Proxies whose X-Forwarded-For header is trusted: addresses, CIDRs and named ranges. */
  trustedProxies: readonly string[];
  thirdParties: ThirdParties;
  /** Folder in which the server keeps the pictures that it has drawn. */
  picturesFolder: string;
  /** Looks up the visitor's IP address for engagement and waiver calls; disabled by default (SPEC-A 7.17). */
  ipLookupUrl: string | undefined;
  telemetry: TelemetrySettings;
  logLevel: LogLevel;
};

export type LaunchState = 'live' | 'coming_soon';
export type DashboardLayout = 'panels' | 'sidebar';

/** The public site: what its root page shows (SPEC-A 7.1), and whether it shows sample content (SPEC-A 7.19). */
export type SiteSettings = WebSettings & {
  launchState: LaunchState;
  showSamples: boolean;
  /** Other origins that may serve post pictures. */
  pictureOrigins: readonly string[];
};

/** The portal: which of the two dashboard layouts it uses (SPEC-A 7.6), and its chat endpoint. */
export type PortalSettings = WebSettings & {
  dashboardLayout: DashboardLayout;
  /** Base URL of the WebSocket paths in SPEC-B 7.10; defaults to the API's origin. */
  websocketUrl: string;
};

/** The web servers read the providers of the API (SPEC-B 14), because pages may only load scripts of these. */
function readThirdParties(env: EnvReader): ThirdParties {
  return {
    stripe: readPaymentProvider(env) === 'stripe',
    turnstile: readChallengeProvider(env) === 'turnstile',
  };
}

function readWeb(env: EnvReader): WebSettings {
  return {
    deployment: readDeployment(env),
    addresses: readAddresses(env),
    host: env.text('HOST', 'localhost'),
    trustedProxies: readTrustedProxies(env),
    thirdParties: readThirdParties(env),
    picturesFolder: env.text('PICTURES_DIR', './data/pictures'),
    ipLookupUrl: env.optional('IP_LOOKUP_URL') && env.url('IP_LOOKUP_URL', ''),
    telemetry: readTelemetry(env),
    logLevel: env.choice('LOG_LEVEL', logLevels, 'info'),
  };
}

/** Reads the settings of the public site's server; throws one SettingsError that lists every problem. */
export function readSiteSettings(source: EnvSource): SiteSettings {
  return readSettings(source, (env) => {
    const web = readWeb(env);
    return {
      ...web,
      launchState: env.choice('LAUNCH_STATE', ['live', 'coming_soon'], 'live'),
      showSamples: readShowSamples(env, web.deployment),
      pictureOrigins: readPictureOrigins(env),
    };
  });
}

/** Reads the settings of the portal's server; throws one SettingsError that lists every problem. */
export function readPortalSettings(source: EnvSource): PortalSettings {
  return readSettings(source, (env) => {
    const web = readWeb(env);
    return {
      ...web,
      dashboardLayout: env.choice('DASHBOARD_LAYOUT', ['panels', 'sidebar'], 'panels'),
      websocketUrl: readWebsocketUrl(env, web.addresses.apiUrl),
    };
  });
}

/** `WEBSOCKET_URL` must be a ws or wss URL. The default is the API's origin, where our server mounts the sockets. */
function readWebsocketUrl(env: EnvReader, apiUrl: string): string {
  const fallback = new URL(apiUrl).origin.replace(/^http/, 'ws');
  const value = env.text('WEBSOCKET_URL', fallback);
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol === 'ws:' || url?.protocol === 'wss:') return value.replace(/\/$/, '');
  env.problem(`WEBSOCKET_URL must be a ws or wss address, not ${JSON.stringify(value)}`);
  return fallback;
}
