import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { portalRoutes } from '../fixtures/portal-routes.ts';
import { everyPublicRoute } from '../fixtures/public-routes.ts';
import { openRehearsalStudio } from '../rehearsal/rehearsal-studio.ts';
import type { Rehearsal } from '../rehearsal/start-rehearsal.ts';
import { until, type Engine, type Tab } from './engine.ts';
import { openNetwork } from './network.ts';
import { submitSignIn } from './sign-in.ts';

/** Git ignores it. */
const folder = fileURLToPath(new URL('../../.data/engines', import.meta.url));
const widths = [1440, 768, 390, 320] as const;
/** Enough for most of a page. */
const height = 1600;

/** How far the page scrolls sideways, and the elements that reach furthest. */
const overflow = (): readonly string[] => {
  const by = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (by <= 0) return [];
  const elements = [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)
    .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`);
  return [`scrolls sideways by ${by} px`, ...elements.slice(-4)];
};

/** Whether the page has its content: hydrated or drawn, and nothing visible still loads. */
const isLoaded = (): boolean => {
  const isDrawn =
    document.documentElement.dataset.ready === 'true' || document.querySelector('main h1') !== null;
  const waiting = [...document.querySelectorAll('main [aria-busy="true"], .skeleton')];
  return document.readyState === 'complete' && isDrawn && waiting.every((one) => !one.checkVisibility());
};

/** Waits for fonts, and until lengths in vw follow the resize. */
const waitForLayout = async (): Promise<void> => {
  await document.fonts.ready;
  await new Promise((done) => setTimeout(done, 250));
};

/** Widths that must be the same after a page has narrowed and after it has loaded in a narrow window. */
const layout = (): string =>
  [...document.querySelectorAll('header *, main h1, main article, main .button')]
    .map((element) => Math.round(element.getBoundingClientRect().width))
    .join();

/** Loads a page once and resizes it, because a page must also fit after its window narrows or a phone rotates. */
async function visit(tab: Tab, engine: Engine['name'], address: string, complaints: string[]): Promise<void> {
  const { hostname, pathname, search } = new URL(address);
  const path = pathname + search;
  const name = `${hostname.split('.')[0]}${path}`.replaceAll(/[^\w-]+/g, '_');
  await tab.goto(address);
  for (const width of widths) {
    await tab.resize(width, height);
    await until(`${path} at ${width} px`, () => tab.evaluate(isLoaded));
    await tab.evaluate(waitForLayout);
    const inner = await tab.evaluate(() => innerWidth);
    if (inner !== width) complaints.push(`${path}: the window is ${inner} px wide instead of ${width}`);
    // The page may still be drawing this width.
    await until('A page that fits', async () => (await tab.evaluate(overflow)).length === 0, 3_000).catch(
      () => {},
    );
    const wrong = await tab.evaluate(overflow);
    if (wrong.length > 0) complaints.push(`${path} at ${width} px ${wrong.join(' ')}`);
    await writeFile(join(folder, `${name}.${width}.${engine}.png`), await tab.screenshot());
  }
  const narrowed = await tab.evaluate(layout);
  await tab.goto(address);
  await until(`${path} again`, () => tab.evaluate(isLoaded));
  await tab.evaluate(waitForLayout);
  const loaded = await tab.evaluate(layout);
  if (narrowed !== loaded) complaints.push(`${path}: narrowed ${narrowed}, loaded ${loaded}`);
}

/** Takes a picture of each route of the public site and the portal at four widths, and returns the pages that scroll sideways. */
export async function takePictures(engine: Engine, rehearsal: Rehearsal): Promise<readonly string[]> {
  const { addresses, owner } = rehearsal;
  await mkdir(folder, { recursive: true });
  const complaints: string[] = [];
  const network = await openNetwork(rehearsal);
  const browser = await engine.launch({ network });
  try {
    const tab = await browser.newTab();
    const studio = await openRehearsalStudio(rehearsal);
    const { id: session } = await studio.session();
    const { signedOut, signedIn } = portalRoutes(addresses.portal, session);
    const visitor = [...(await everyPublicRoute(studio, addresses)), ...signedOut];
    for (const address of visitor) await visit(tab, engine.name, address, complaints);
    await tab.resize(1280, height);
    await submitSignIn(tab, addresses.portal, owner);
    await until('The dashboard', () => tab.evaluate(() => location.pathname === '/dashboard'));
    for (const address of signedIn) await visit(tab, engine.name, address, complaints);
  } finally {
    await browser.close();
    await network.close();
  }
  await writeSheet();
  return complaints;
}

/** Writes one page that shows each picture beside those of the other engines. */
async function writeSheet(): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.png'));
  const rows = new Set(files.map((file) => file.replace(/\.\w+\.png$/, '')));
  const body = [...rows].toSorted().map((row) => {
    const pictures = ['chromium', 'firefox', 'webkit'].map((engine) => `<img src="${row}.${engine}.png">`);
    return `<h2>${row}: Chromium, Firefox, WebKitGTK</h2><div>${pictures.join('')}</div>`;
  });
  const style = 'div{display:flex;gap:8px}img{width:32%;border:1px solid #999}';
  await writeFile(join(folder, 'sheet.html'), `<!doctype html><style>${style}</style>${body.join('\n')}`);
}
