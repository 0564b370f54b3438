import { createHash } from 'node:crypto';
import type { ThirdParties } from '@detroit-well/config/env';
import { parseDsn, type ErrorReportingSettings } from '@detroit-well/config/telemetry';
import { reportPath } from './policy-reports.ts';
import { thirdPartyHosts } from './third-parties.ts';

/** The source of an inline script or style in a document that shared caches keep for all visitors. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The source of the inline scripts and styles of one response. */
export const nonceSource = (nonce: string): string => `'nonce-${nonce}'`;

export interface ContentPolicyOptions {
  /** Sources of inline code: hashes, or the nonce of the response. Each document may contain no other inline code. */
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
  /** Allows style attributes, which carry the numbers of meters and never external text. */
  readonly styleAttributes?: boolean;
  /** Sources of pictures, besides this app and `data:` URLs. */
  readonly pictures: readonly string[];
  /** The origin of the API, for an app that calls it. */
  readonly apiOrigin?: string;
  /** Sources of connections, besides this app, the API and the configured services. */
  readonly connections?: readonly string[];
  /** Sources of frames, besides the third parties. */
  readonly frames?: readonly string[];
  /** The origin that may frame the document; none by default. */
  readonly ancestor?: string;
  /** Allows WebAssembly, but no other code from text. */
  readonly wasm?: boolean;
  /** Names of the app's own Trusted Types policies; `undefined` where a library writes HTML as text. */
  readonly trustedTypes: readonly string[] | undefined;
  readonly thirdParties: ThirdParties;
  /** The page may look up its own network address at this service (SPEC-A 7.17). */
  readonly ipLookupUrl?: string | undefined;
  readonly errorReporting?: ErrorReportingSettings | undefined;
  /** True if the app's own origin uses https. */
  readonly https: boolean;
}

const reportOrigins = (service: ErrorReportingSettings | undefined): readonly string[] => {
  const dsn = service?.via === 'sentry' ? parseDsn(service.dsn) : undefined;
  return dsn ? [dsn.origin] : [];
};

const orNone = (sources: readonly string[]): readonly string[] => (sources.length > 0 ? sources : ["'none'"]);

/** The content security policy of a document, for the three web apps (ADR-051). */
export function contentPolicy(options: ContentPolicyOptions): string {
  const { inlineScripts, inlineStyles, pictures, apiOrigin, ipLookupUrl } = options;
  const hosts = thirdPartyHosts(options.thirdParties);
  const connections = [
    ...(options.connections ?? []),
    ...hosts.connections,
    ...(ipLookupUrl ? [new URL(ipLookupUrl).origin] : []),
    ...reportOrigins(options.errorReporting),
  ];
  // The default policy exists only for the script URLs of third parties (third-parties.ts).
  const trustedTypes = options.trustedTypes && [
    ...options.trustedTypes,
    ...(hosts.scripts.length > 0 ? ['default'] : []),
  ];
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'none'"],
    [
      'script-src',
      "'self'",
      ...inlineScripts,
      ...(options.wasm ? ["'wasm-unsafe-eval'"] : []),
      ...hosts.scripts,
    ],
    ['style-src', "'self'", ...inlineStyles],
    ...(options.styleAttributes ? [['style-src-attr', "'unsafe-inline'"] as const] : []),
    ['img-src', "'self'", 'data:', ...pictures],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(apiOrigin === undefined ? [] : [apiOrigin]), ...connections],
    ['frame-src', ...orNone([...(options.frames ?? []), ...hosts.frames])],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', options.ancestor ?? "'none'"],
    ['object-src', "'none'"],
    ...(trustedTypes
      ? [['trusted-types', ...trustedTypes] as const, ['require-trusted-types-for', "'script'"] as const]
      : []),
    ['report-uri', reportPath],
    ['report-to', 'policy'],
    ...(options.https ? [['upgrade-insecure-requests'] as const] : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** The policy of the development server: only the framing rule applies, because Vite's client needs the rest. */
export const developmentPolicy = (ancestor = "'none'"): string => `frame-ancestors ${ancestor}`;

/** Other sites and feed readers may show the pictures; documents and scripts stay with their origin. */
export const publicPicture = ['cross-origin-resource-policy', 'cross-origin'] as const;

/** The policy of a file that a browser can open as a document, such as an SVG: it must not run scripts. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
