import type { TelemetrySettings } from '@detroit-well/config/telemetry';

/** What the server tells the page at run time; one build serves every address. */
export interface Settings {
  /** Base of the calls, ending in `/api/v2`. */
  readonly apiUrl: string;
  /** Base of the websocket paths, for example `wss://api.example.com`. */
  readonly websocketUrl: string;
  /** Origin of the public site. */
  readonly publicSiteUrl: string;
  readonly dashboardLayout: 'panels' | 'sidebar';
  readonly deployment: 'demo' | 'production';
  /** Tells whoever asks their public address; absent where the lookup is off (SPEC-A 7.17). */
  readonly ipLookupUrl?: string | undefined;
  readonly telemetry: TelemetrySettings;
}

/** Id of the JSON block that carries the settings in the document. */
export const settingsBlockId = 'settings';

/** Reads the settings from the document; a document without them was not written by our server. */
export function readSettings(): Settings {
  const block = document.getElementById(settingsBlockId)?.textContent;
  if (!block) throw new Error('The document carries no settings block.');
  // Written by our own server from the same interface.
  return JSON.parse(block) as Settings;
}
