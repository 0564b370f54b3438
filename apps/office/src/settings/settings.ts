import type { TelemetrySettings } from '@detroit-well/config/telemetry';

/** The settings that the server passes to the page at run time; one build works for all addresses. */
export interface Settings {
  /** Base of the calls, ending in `/api/v2`. */
  readonly apiUrl: string;
  /** Origin of the public site. */
  readonly publicSiteUrl: string;
  readonly deployment: 'demo' | 'production';
  readonly telemetry: TelemetrySettings;
  /** The server's time when it rendered the document; an instant. */
  readonly now: string;
  /** True in the document that a device keeps to open the office without network. */
  readonly isKept: boolean;
  /** Whether devices may keep the files of the office. */
  readonly isWorkerOn: boolean;
}

/** Id of the JSON block with the settings in the document. */
export const settingsBlockId = 'settings';

/** Reads the settings from the document. Throws when the document does not contain them. */
export function readSettings(): Settings {
  const block = document.getElementById(settingsBlockId)?.textContent;
  if (!block) throw new Error('The settings of the document are missing.');
  // The server wrote it from the same interface.
  return JSON.parse(block) as Settings;
}
