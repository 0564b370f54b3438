import { readAddresses, readDeployment } from './addresses.ts';
import { logLevels } from './api-settings.ts';
import { readSettings } from './reader.ts';
import type { Addresses, Deployment } from './addresses.ts';
import type { LogLevel } from './api-settings.ts';
import type { EnvReader, EnvSource } from './reader.ts';

/** What both web servers are told. */
export type WebSettings = {
  deployment: Deployment;
  addresses: Addresses;
  /** Looks the visitor's address up for engagement and waiver calls; off unless set (Decision 2.17). */
  ipLookupUrl: string | undefined;
  logLevel: LogLevel;
};

export type LaunchState = 'live' | 'coming_soon';
export type DashboardLayout = 'panels' | 'sidebar';

/** The public site: what its root shows (Decision 2.1), and whether sample content is drawn (2.19). */
export type SiteSettings = WebSettings & { launchState: LaunchState; showSamples: boolean };

/** The portal: which of the two layouts its dashboard has (Decision 2.6). */
export type PortalSettings = WebSettings & { dashboardLayout: DashboardLayout };

function readWeb(env: EnvReader): WebSettings {
  return {
    deployment: readDeployment(env),
    addresses: readAddresses(env),
    ipLookupUrl: env.optional('IP_LOOKUP_URL') && env.url('IP_LOOKUP_URL', ''),
    logLevel: env.choice('LOG_LEVEL', logLevels, 'info'),
  };
}

/** Settings of the public site's server; throws one SettingsError naming all problems. */
export function readSiteSettings(source: EnvSource): SiteSettings {
  return readSettings(source, (env) => {
    const web = readWeb(env);
    const samples = env.choice('SHOW_SAMPLES', ['on', 'off'], web.deployment === 'demo' ? 'on' : 'off');
    return {
      ...web,
      launchState: env.choice('LAUNCH_STATE', ['live', 'coming_soon'], 'live'),
      showSamples: samples === 'on',
    };
  });
}

/** Settings of the portal's server; throws one SettingsError naming all problems. */
export function readPortalSettings(source: EnvSource): PortalSettings {
  return readSettings(source, (env) => ({
    ...readWeb(env),
    dashboardLayout: env.choice('DASHBOARD_LAYOUT', ['panels', 'sidebar'], 'panels'),
  }));
}
