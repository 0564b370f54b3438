import type { APIContext } from 'astro';

/** Names the sitemap, whose address depends on where the site is served. */
export function GET({ site }: APIContext): Response {
  return new Response(`User-agent: *\nAllow: /\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`);
}
