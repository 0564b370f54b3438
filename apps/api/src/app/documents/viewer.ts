import { brand } from '@detroit-well/config/brand';
import Fastify from 'fastify';
import { createHash } from 'node:crypto';

/** The API reference for a browser: an HTML document, its content security policy, and one script from this server. */
export interface Viewer {
  readonly html: string;
  readonly policy: string;
  readonly script: string;
}

/** Brand colors for light and dark mode. Everything else is the viewer's default. */
const theme = `:root{--scalar-radius:0;--scalar-radius-lg:0;--scalar-radius-xl:0}
.light-mode{--scalar-background-1:#FBF9F5;--scalar-background-2:#F1EDE4;--scalar-background-3:#E6E0D4;--scalar-color-1:#0C0D10;
--scalar-color-2:#57503F;--scalar-color-3:#57503F;--scalar-color-accent:#B3200A;--scalar-border-color:#D3CBBB}
.dark-mode{--scalar-background-1:#0C0D10;--scalar-background-2:#15171B;--scalar-background-3:#1E2127;--scalar-color-1:#F1EDE4;
--scalar-color-2:#B3AC9C;--scalar-color-3:#B3AC9C;--scalar-color-accent:#FF6A4F;--scalar-border-color:#31353D}`;

/**
 * Loads Scalar's viewer (ADR-060) from its Fastify plugin. The plugin contains the whole script, so nothing comes from
 * another host. Loading takes half a second, so the server does it on the first request for the page.
 *
 * @param path where the page is served, without a trailing slash.
 * @param specHref where the OpenAPI document is.
 */
export async function loadViewer(path: `/${string}`, specHref: string): Promise<Viewer> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const source = Fastify();
  await source.register(scalar, {
    routePrefix: path,
    configuration: {
      url: specHref,
      pageTitle: `${brand.name} API`,
      customCss: theme,
      // The page must not load anything from other hosts.
      withDefaultFonts: false,
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      hideClientButton: true,
      operationTitleSource: 'path',
    },
  });
  const read = async (url: string) => (await source.inject({ url })).body;
  const [html, script] = await Promise.all([read(`${path}/`), read(`${path}/js/scalar.js`)]);
  await source.close();
  // The script's path is relative to a trailing slash, but the page is also served without one.
  const placed = html
    .replaceAll('"js/scalar.js"', `"${path}/js/scalar.js"`)
    .replace('<html>', '<html lang="en">');
  return { html: placed, script, policy: policyFor(placed) };
}

/** Allows the page's inline script by its hash, the viewer's script, and the styles that the viewer adds at runtime. */
function policyFor(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${inline.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
