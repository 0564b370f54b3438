import type { ThirdParties } from '@detroit-well/config/env';
import type { TelemetrySettings } from '@detroit-well/config/telemetry';

/** The settings that the server passes to the page at run time; one build works for all addresses. */
export interface Settings {
  /** Base of the calls, ending in `/api/v2`. */
  readonly apiUrl: string;
  /** Base of the websocket paths, for example `wss://api.example.com`. */
  readonly websocketUrl: string;
  /** Origin of the public site. */
  readonly publicSiteUrl: string;
  readonly dashboardLayout: 'panels' | 'sidebar';
  readonly deployment: 'demo' | 'production';
  /** The service that returns the caller's public IP address; absent when the lookup is off (SPEC-A 7.17). */
  readonly ipLookupUrl?: string | undefined;
  readonly telemetry: TelemetrySettings;
  /** The server's time when it rendered the document; an instant. */
  readonly now: string;
  /** Configured third parties that the policy of this document does not allow. */
  readonly absentThirdParties: readonly (keyof ThirdParties)[];
  /** Paths of the calls that start with this document. */
  readonly earlyPaths: readonly string[];
}

/** Id of the JSON block with the settings in the document. */
export const settingsBlockId = 'settings';

/** Reads the settings from the document. Throws when the document does not contain them. */
export function readSettings(): Settings {
  const block = document.getElementById(settingsBlockId)?.textContent;
  if (!block) throw new Error('The document carries no settings block.');
  // The portal's server wrote it from the same interface.
  return JSON.parse(block) as Settings;
}
