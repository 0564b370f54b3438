import { readAddresses, readDeployment } from './addresses.ts';
import { logLevels } from './api-settings.ts';
import { readSettings } from './reader.ts';
import { readPictureOrigins } from './picture-origins.ts';
import { readShowSamples } from './samples.ts';
import { readTelemetry } from './telemetry-settings.ts';
import { readTrustedProxies } from './trusted-proxies.ts';
import type { Addresses, Deployment } from './addresses.ts';
import type { LogLevel } from './api-settings.ts';
import type { TelemetrySettings } from '../telemetry.ts';
import type { EnvReader, EnvSource } from './reader.ts';

/** What both web servers are told. */
export type WebSettings = {
  deployment: Deployment;
  addresses: Addresses;
  /** Looks the visitor's address up for engagement and waiver calls; off unless set (SPEC-A 7.17). */
  ipLookupUrl: string | undefined;
  telemetry: TelemetrySettings;
  logLevel: LogLevel;
};

export type LaunchState = 'live' | 'coming_soon';
export type DashboardLayout = 'panels' | 'sidebar';

/** The public site: what its root shows (SPEC-A 7.1), and whether sample content is drawn (SPEC-A 7.19). */
export type SiteSettings = WebSettings & {
  launchState: LaunchState;
  showSamples: boolean;
  /** Other origins that pictures of posts may come from. */
  pictureOrigins: readonly string[];
  /** Proxies whose X-Forwarded-For names the visitor: addresses, CIDRs and names of ranges. */
  trustedProxies: readonly string[];
};

/** The portal: which of the two layouts its dashboard has (SPEC-A 7.6), and where its chat connects. */
export type PortalSettings = WebSettings & {
  dashboardLayout: DashboardLayout;
  /** Base of the websocket paths of SPEC-B 7.10; the API's origin unless set. */
  websocketUrl: string;
};

function readWeb(env: EnvReader): WebSettings {
  return {
    deployment: readDeployment(env),
    addresses: readAddresses(env),
    ipLookupUrl: env.optional('IP_LOOKUP_URL') && env.url('IP_LOOKUP_URL', ''),
    telemetry: readTelemetry(env),
    logLevel: env.choice('LOG_LEVEL', logLevels, 'info'),
  };
}

/** Settings of the public site's server; throws one SettingsError naming all problems. */
export function readSiteSettings(source: EnvSource): SiteSettings {
  return readSettings(source, (env) => {
    const web = readWeb(env);
    return {
      ...web,
      launchState: env.choice('LAUNCH_STATE', ['live', 'coming_soon'], 'live'),
      showSamples: readShowSamples(env, web.deployment),
      pictureOrigins: readPictureOrigins(env),
      trustedProxies: readTrustedProxies(env),
    };
  });
}

/** Settings of the portal's server; throws one SettingsError naming all problems. */
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

/** `WEBSOCKET_URL` is a ws or wss address; without it the sockets stand at the API's origin, as our server mounts them. */
function readWebsocketUrl(env: EnvReader, apiUrl: string): string {
  const fallback = new URL(apiUrl).origin.replace(/^http/, 'ws');
  const value = env.text('WEBSOCKET_URL', fallback);
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol === 'ws:' || url?.protocol === 'wss:') return value.replace(/\/$/, '');
  env.problem(`WEBSOCKET_URL must be a ws or wss address, not ${JSON.stringify(value)}`);
  return fallback;
}
