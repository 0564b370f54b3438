import type { ThirdParties } from '@detroit-well/config/env';
import type { ErrorReportingSettings } from '@detroit-well/config/telemetry';
import { contentPolicy, hashSource } from '@detroit-well/web-server';

export interface SitePolicyOptions {
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
  readonly apiOrigin: string;
  /** Origins of pictures, besides this site. */
  readonly pictureOrigins: readonly string[];
  readonly portalUrl: string;
  readonly thirdParties: ThirdParties;
  /** True if the page loads HTML of the API in the browser: the waiver of a registration. */
  readonly cleansHtml: boolean;
  readonly ipLookupUrl?: string | undefined;
  readonly errorReporting?: ErrorReportingSettings | undefined;
  readonly https: boolean;
}

/** The content security policy of every document. Shared caches keep documents, so it allows inline code by its hash. */
export function sitePolicy(options: SitePolicyOptions): string {
  const { inlineScripts, inlineStyles, pictureOrigins, portalUrl, cleansHtml, ...shared } = options;
  return contentPolicy({
    ...shared,
    inlineScripts: inlineScripts.map(hashSource),
    inlineStyles: inlineStyles.map(hashSource),
    styleAttributes: true,
    pictures: pictureOrigins,
    // The session bridge.
    frames: [portalUrl],
    trustedTypes: ['api-html', ...(cleansHtml ? ['dompurify'] : [])],
  });
}
