import { actingElements, attacks, hostile, type Attack } from '../fixtures/hostile-replies.ts';
import { portalRoutes } from '../fixtures/portal-routes.ts';
import { everyPublicRoute } from '../fixtures/public-routes.ts';
import { openRehearsalStudio } from '../rehearsal/rehearsal-studio.ts';
import type { Rehearsal } from '../rehearsal/start-rehearsal.ts';
import { NotOffered, until, type Engine, type Tab } from './engine.ts';
import { openNetwork } from './network.ts';
import { submitSignIn } from './sign-in.ts';

/** What the hostile texts call. */
const watchTexts = (): void => {
  Object.assign(window, { xssRan: () => document.documentElement.setAttribute('data-ran', '') });
};

const hasRun = (): boolean => document.documentElement.hasAttribute('data-ran');

/** Whether the page has drawn its content and waits for nothing visible. */
const isDrawn = (): boolean =>
  document.readyState === 'complete' &&
  document.querySelector('h1') !== null &&
  [...document.querySelectorAll('main [aria-busy="true"], .skeleton')].every((one) => !one.checkVisibility());

const showsText = (): boolean => document.body.innerText.includes('xssRan');

/**
 * Loads every route of the site and the portal while each JSON reply that the browser itself loads has a hostile text behind
 * every text (`HOSTILE=all` for all texts). Returns what ran, what could act in a page, and other machines that a text
 * reached. Pages as the server renders them are tried in `apps/public-site/test/hostile-texts.test.ts`.
 */
export async function tryHostileTexts(engine: Engine, rehearsal: Rehearsal): Promise<readonly string[]> {
  const { addresses, owner } = rehearsal;
  const network = await openNetwork(rehearsal);
  const complaints: string[] = [];
  const shown = new Set<string>();
  let loads = 0;
  let [attack] = attacks as readonly [Attack, ...Attack[]];
  const visit = async (tab: Tab, address: string): Promise<void> => {
    await tab.goto(address).catch((error: unknown) => {
      throw new Error(`${address} with ${attack.text.slice(0, 200)} and ${attack.address}`, { cause: error });
    });
    await until(address, () => tab.evaluate(isDrawn));
    // Some parts load after the page has been drawn.
    await new Promise((next) => setTimeout(next, 300));
    await until(address, () => tab.evaluate(isDrawn));
    loads += 1;
    const acting = await tab.evaluate(actingElements);
    if (acting.length > 0) complaints.push(`${address}: ${acting.join(', ')}`);
    if (await tab.evaluate(hasRun)) complaints.push(`${address}: a text ran`);
    if (await tab.evaluate(showsText)) shown.add(address);
    const { origin } = new URL(address);
    if (!(await tab.evaluate((own) => location.origin === own, origin))) complaints.push(`${address}: left`);
  };
  const studio = await openRehearsalStudio(rehearsal);
  const { id: session } = await studio.session();
  const member = await studio.guest({ id: session });
  const attackPerson = async (person: Rehearsal['owner'], routes: readonly string[]): Promise<void> => {
    const browser = await engine.launch({ network, beforeScripts: watchTexts });
    let restore = () => {};
    try {
      const tab = await browser.newTab();
      await submitSignIn(tab, addresses.portal, person);
      await until('The dashboard', () => tab.evaluate(() => location.pathname === '/dashboard'));
      await tab.evaluate(() => (window as unknown as { xssRan: () => void }).xssRan());
      if (!(await tab.evaluate(hasRun)))
        complaints.push('A text that runs is not noticed (positive control).');
      const edit = (json: unknown): unknown => hostile(json, attack);
      restore = network.api.when({ path: /./, method: 'GET', fault: { kind: 'edit', edit } });
      for (attack of attacks) for (const address of routes) await visit(tab, address);
    } finally {
      restore();
      await browser.close();
    }
  };
  try {
    // The waiver is shown as HTML, to people who have not signed it.
    await attackPerson(owner, [`${addresses.portal}/dashboard/waiver`]);
    await attackPerson(member, [
      ...portalRoutes(addresses.portal, session).signedIn,
      ...(await everyPublicRoute(studio, addresses)),
    ]);
  } catch (error) {
    if (!(error instanceof NotOffered)) throw error;
    console.log(`${engine.name}: hostile texts not tried: ${error.message}`);
    return complaints;
  } finally {
    await network.close();
  }
  const reached = [...network.otherHosts].filter((name) => name.includes('evil.test'));
  if (reached.length > 0) complaints.push(`reached ${reached.join(', ')}`);
  if (shown.size < 6) complaints.push(`only ${[...shown].join(', ')} showed the texts`);
  console.log(
    `${engine.name}: ${attacks.length} sets of hostile texts, ${loads} loads, ${shown.size} routes showed them, ${complaints.length} faults`,
  );
  return complaints;
}
