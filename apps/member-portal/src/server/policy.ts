import type { PortalSettings, ThirdParties } from '@detroit-well/config/env';
import { contentPolicy, nonceSource } from '@detroit-well/web-server';

/**
 * The content security policy of a document. A foreign script could act as the member, so only the portal's files, the inline
 * code with the nonce of this response and the configured third parties may run.
 *
 * @param thirdParties those that the screen uses.
 * @param ancestor the origin that may frame the document; none by default.
 */
export function portalPolicy(
  settings: PortalSettings,
  nonce: string,
  thirdParties: ThirdParties,
  ancestor?: string,
): string {
  const { addresses, websocketUrl, ipLookupUrl, telemetry } = settings;
  const apiOrigin = new URL(addresses.apiUrl).origin;
  return contentPolicy({
    inlineScripts: [nonceSource(nonce)],
    inlineStyles: [nonceSource(nonce)],
    // Files that a member has chosen are shown from `blob:` URLs.
    pictures: ['blob:', apiOrigin],
    apiOrigin,
    connections: [`${websocketUrl}/ws/chat/`, `${websocketUrl}/ws/notifications/`],
    ...(ancestor === undefined ? {} : { ancestor }),
    trustedTypes: ['dompurify'],
    thirdParties,
    ipLookupUrl,
    errorReporting: telemetry.errorReporting,
    https: addresses.portalUrl.startsWith('https:'),
  });
}
