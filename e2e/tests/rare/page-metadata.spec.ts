import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../../fixtures/test.ts';

const script = fileURLToPath(
  new URL('../../../apps/public-site/scripts/check-metadata.mjs', import.meta.url),
);

/** Runs `npm run check-metadata -- <site>` and returns its exit code and output. */
const checkMetadata = (site: string): Promise<{ code: number; output: string }> =>
  new Promise((done) => {
    const child = execFile(
      process.execPath,
      ['--conditions=detroit-source', script, site],
      (_error, stdout, stderr) => done({ code: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });

test('check-metadata finds no error on the seeded site and a share picture on every page', async ({
  addresses,
}) => {
  const { code, output } = await checkMetadata(addresses.site);
  expect(output).toMatch(/^\d{2,} pages \(\d+ noindex, not advised\): 0 errors, \d+ warnings$/m);
  expect(output).not.toContain('No image');
  expect(code).toBe(0);
});

test('a session, a post and a page each have a share picture of 1200 x 630 pixels', async ({
  page,
  addresses,
  studio,
}) => {
  const session = await studio.session();
  for (const path of [`/training?session=${session.id}`, '/the-standard/lace-up-like-it-matters', '/about']) {
    await page.goto(`${addresses.site}${path}`);
    const address = await page.locator('meta[property="og:image"]').getAttribute('content');
    // The page links the picture's current address, not an older one that redirects.
    const reply = await page.request.get(address ?? '', { maxRedirects: 0 });
    expect(reply.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const png = await reply.body();
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
    const again = await page.request.get(address ?? '', {
      headers: { 'if-none-match': reply.headers()['etag'] ?? '' },
    });
    expect(again.status()).toBe(304);
  }
});
