import { openSession } from '../../fixtures/sessions.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

const belowStyle = /<style id="below">.*?<\/style>/s;

test('a first screen is nearly full, and the style of what is below does not change it', async ({
  page,
  addresses,
}) => {
  const { api, site } = addresses;
  const { public_id: session } = await openSession(api);
  const addressesOfPages = [
    site,
    `${site}/training`,
    (await fetch(`${site}/training?session=${session}`)).url,
  ];
  for (const address of addressesOfPages) {
    const reply = await fetch(address);
    const html = await reply.text();
    const [style] = belowStyle.exec(html) ?? [''];
    expect(style.length, address).toBeGreaterThan(5_000);
    // The document up to the end of the first screen, as a slow connection delivers it.
    const firstScreen = html.slice(0, html.indexOf(style));
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: firstScreen }));
    await page.goto(address);
    const filled = await page.evaluate(() => document.body.scrollHeight / innerHeight);
    expect(filled, `the part of the screen that ${address} fills first`).toBeGreaterThan(0.85);
    for (const theme of ['light', 'dark']) {
      const pictures: Buffer[] = [];
      for (const body of [firstScreen, firstScreen + style]) {
        await page.unrouteAll();
        await page.route(address, (route) =>
          route.fulfill({
            headers: Object.fromEntries(reply.headers),
            body: body.replace('data-theme="light"', `data-theme="${theme}"`),
          }),
        );
        await page.goto(address);
        await page.evaluate(() => document.fonts.ready);
        pictures.push(await page.screenshot({ animations: 'disabled' }));
      }
      expect(pictures[0]!.equals(pictures[1]!), `${address}, ${theme}`).toBe(true);
    }
  }
});
