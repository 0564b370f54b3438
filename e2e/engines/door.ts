import { openRehearsalStudio } from '../rehearsal/rehearsal-studio.ts';
import type { Rehearsal } from '../rehearsal/start-rehearsal.ts';
import { until, type Engine, type Tab } from './engine.ts';
import { openNetwork } from './network.ts';
import { submitSignIn } from './sign-in.ts';

const says = (text: string): boolean => document.body.innerText.includes(text);

/** Checks in the first person without a mark. False while there is none. */
function checkIn(): boolean {
  const buttons = document.querySelectorAll<HTMLElement>(
    '[role="group"][aria-label^="Attendance of"] button',
  );
  const found = [...buttons].find((one) => one.textContent.trim() === 'Check in');
  found?.click();
  return found !== undefined;
}

const isWorkerReady = async (): Promise<boolean> => (await navigator.serviceWorker.ready).active !== null;

/** Whether the browser keeps the rosters of today. */
const keepsLists = async (): Promise<boolean> =>
  (await indexedDB.databases()).some(({ name }) => name === 'office-lists');

async function openRoster(tab: Tab, portal: string): Promise<void> {
  // Without network, some drivers reject the navigation that the worker answers.
  await tab.goto(`${portal}/office/roster`).catch(() => undefined);
  await until('The roster', () => tab.evaluate(says, 'Skater'));
}

async function markWithoutNetwork(engine: Engine, rehearsal: Rehearsal): Promise<void> {
  const { portal } = rehearsal.addresses;
  const studio = await openRehearsalStudio(rehearsal);
  const coach = await studio.coach();
  const session = await studio.session({ coach_id: coach.coachId, startsIn: { minutes: 40 }, price: 0 });
  for (const lastName of ['Aberg', 'Bell', 'Crowe'])
    await studio.register(await studio.member({ firstName: 'Skater', lastName }), session, 'later');
  const network = await openNetwork(rehearsal);
  const browser = await engine.launch({ network });
  try {
    const first = await browser.newTab();
    await submitSignIn(first, portal, coach);
    await until('The dashboard', () => first.evaluate(() => location.pathname === '/dashboard'));
    await openRoster(first, portal);
    await until('The worker', () => first.evaluate(isWorkerReady));
    await until('Kept rosters', () => first.evaluate(keepsLists));
    network.setOffline(true);
    await until('A mark', () => first.evaluate(checkIn));
    await until('A mark that waits', () => first.evaluate(says, '1 mark saved here, not sent'));
    const second = await browser.newTab();
    await openRoster(second, portal);
    await until('The mark in another tab', () => second.evaluate(says, '1 mark saved here, not sent'));
    await until('Another mark', () => second.evaluate(checkIn));
    await until('Both marks', () => second.evaluate(says, '2 marks saved here, not sent'));
    network.setOffline(false);
    await until('Both marks at the server', async () => {
      const { results } = await studio.office.rosters.read({ params: { id: session.id } });
      return results.filter(({ attendance }) => attendance === 'present').length === 2;
    });
    await until('Nothing waits', async () => !(await second.evaluate(says, 'not sent')));
  } finally {
    await browser.close();
    await network.close();
  }
}

/** Marks people on the roster without network, over two tabs, and expects them at the server afterwards. */
export async function runDoor(engine: Engine, rehearsal: Rehearsal): Promise<readonly string[]> {
  try {
    await markWithoutNetwork(engine, rehearsal);
    console.log(`${engine.name}, marks without network: arrived`);
    return [];
  } catch (error) {
    return [String(error)];
  }
}
