import type { Guest } from '../fixtures/guest.ts';
import { openRehearsalStudio } from '../rehearsal/rehearsal-studio.ts';
import type { Rehearsal } from '../rehearsal/start-rehearsal.ts';
import { NotOffered, until, type Engine, type FileFault, type Tab } from './engine.ts';
import { openNetwork } from './network.ts';
import { submitSignIn } from './sign-in.ts';

interface Situation {
  readonly engine: Engine;
  readonly rehearsal: Rehearsal;
  /** The page of a session that is open for registration. */
  readonly session: string;
  /** Registered for that session. */
  readonly member: Guest;
}

const isStarted = (): boolean => document.documentElement.hasAttribute('data-ready');
const hasForm = (): boolean => document.querySelector('dialog[open] input[name="first_name"]') !== null;
const says = (text: string): boolean => document.body.innerText.includes(text);

/** Presses a link or button by its text. */
function press(text: string): boolean {
  const buttons = [...document.querySelectorAll<HTMLElement>('a, button')];
  const found = buttons.find((one) => one.textContent.includes(text) && one.checkVisibility());
  found?.click();
  return found !== undefined;
}

/** Runs `act` in a new browser. */
async function inBrowser<R>(
  { engine, rehearsal }: Situation,
  options: Omit<Parameters<Engine['launch']>[0], 'network'>,
  act: (tab: Tab) => Promise<R>,
): Promise<R> {
  const network = await openNetwork(rehearsal);
  try {
    const browser = await engine.launch({ ...options, network });
    try {
      return await act(await browser.newTab());
    } finally {
      await browser.close();
    }
  } finally {
    await network.close();
  }
}

async function openRegistration(tab: Tab, session: string): Promise<void> {
  await tab.goto(session);
  await until('A started page', () => tab.evaluate(isStarted));
  await until('Register Now', () => tab.evaluate(press, 'Register Now'));
}

const isFormFile = (address: string): boolean => /\/assets\/guest-panel[^/]*\.js$/.test(address);

/** How far away the sessions of a member are, in the words of the dashboard. */
const daysOf = (): string =>
  [...document.querySelectorAll('main *')]
    .filter(
      (one) => one.childElementCount === 0 && /^(Today|Tomorrow|\d+ days)$/.test(one.textContent.trim()),
    )
    .map((one) => one.textContent.trim())
    .join(', ');

const daysWithClock = (situation: Situation, clockDays: number): Promise<string> =>
  inBrowser(situation, { clockDays }, async (tab) => {
    await submitSignIn(tab, situation.rehearsal.addresses.portal, situation.member);
    await until('The days of the sessions', async () => (await tab.evaluate(daysOf)) !== '');
    return tab.evaluate(daysOf);
  });

/** What goes wrong with a device or its files. Each throws when its page does not recover. */
const edges: Readonly<Record<string, (situation: Situation) => Promise<void>>> = {
  'a file that failed once': (situation) =>
    inBrowser(situation, {}, async (tab) => {
      let fault: FileFault | undefined = 'lost';
      await tab.answer((address) => (isFormFile(address) ? fault : undefined));
      await openRegistration(tab, situation.session);
      await until('Try Again', () => tab.evaluate(says, 'Try Again'));
      fault = undefined;
      await tab.evaluate(press, 'Try Again');
      await until('The form', () => tab.evaluate(hasForm));
    }),
  'a tab older than the deployment': (situation) =>
    inBrowser(situation, {}, async (tab) => {
      let documents = 0;
      await tab.answer((address) => {
        if (address.includes('/training/') && !address.includes('/assets/')) documents += 1;
        // Only the files of the old document are gone.
        return isFormFile(address) && documents < 2 ? 'missing' : undefined;
      });
      await openRegistration(tab, situation.session);
      await until('The form after a reload', () => tab.evaluate(hasForm));
      if (documents < 2) throw new Error('The page did not reload.');
    }),
  'blocked storage': (situation) =>
    inBrowser(situation, { restrictions: { cookies: 'none' } }, async (tab) => {
      await openRegistration(tab, situation.session);
      await until('The form', () => tab.evaluate(hasForm));
      await until('A notice', () => tab.evaluate(says, 'Your browser saves nothing for this page.'));
    }),
  'a wrong clock': async (situation) => {
    const right = await daysWithClock(situation, 0);
    for (const days of [1, -1]) {
      const wrong = await daysWithClock(situation, days);
      if (wrong !== right) throw new Error(`${wrong} in place of ${right}`);
    }
  },
};

/** Prints whether pages recover from each edge, and returns those that do not. */
export async function runEdges(engine: Engine, rehearsal: Rehearsal): Promise<readonly string[]> {
  const { addresses } = rehearsal;
  const studio = await openRehearsalStudio(rehearsal);
  const { id } = await studio.session();
  const member = await studio.guest({ id });
  const session = `${addresses.site}/training/session/by/id?id=${id}`;
  const complaints: string[] = [];
  for (const [name, run] of Object.entries(edges)) {
    const outcome = await run({ engine, rehearsal, session, member }).then(
      () => 'recovered',
      (error: unknown) => {
        if (error instanceof NotOffered) return `not tried: ${error.message}`;
        complaints.push(`${name}: ${String(error)}`);
        return String(error);
      },
    );
    console.log(`${engine.name}, ${name}: ${outcome}`);
  }
  return complaints;
}
