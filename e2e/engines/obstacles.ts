import type { Rehearsal } from '../rehearsal/start-rehearsal.ts';
import { NotOffered, until, type Engine, type Restrictions } from './engine.ts';
import { openNetwork } from './network.ts';
import { shown, submitSignIn } from './sign-in.ts';

interface Obstacle {
  readonly restrictions?: Restrictions;
  readonly isFrameBlocked?: boolean;
}

const obstacles: Readonly<Record<string, Obstacle>> = {
  'private mode': { restrictions: { isPrivate: true } },
  'cookies of other sites blocked': { restrictions: { cookies: 'own-site' } },
  'all cookies and site data blocked': { restrictions: { cookies: 'none' } },
  'frame of the portal blocked': { isFrameBlocked: true },
};

/** A sentence of either app that says what to change. */
const hasAdvice = (): boolean => /allow cookies and (site data|frames)/i.test(document.body.textContent);

/** How a sign-in ends: in the public site and the portal, or in advice. Throws when it ends in neither. */
async function outcomeOf(engine: Engine, rehearsal: Rehearsal, obstacle: Obstacle): Promise<string> {
  const { addresses, owner } = rehearsal;
  const network = await openNetwork(rehearsal);
  const { restrictions } = obstacle;
  const browser = await engine
    .launch({ network, ...(restrictions && { restrictions }) })
    .catch(async (error: unknown) => {
      await network.close();
      throw error;
    });
  try {
    const tab = await browser.newTab();
    await submitSignIn(tab, addresses.portal, owner);
    let isAdvised = false;
    await until('A sign-in or advice in the portal', async () => {
      isAdvised = await tab.evaluate(hasAdvice);
      return isAdvised || (await tab.evaluate(shown.portal));
    });
    if (isAdvised) return 'advice on the sign-in page';
    if (obstacle.isFrameBlocked) network.blockPortal();
    await tab.goto(`${addresses.site}/privacy-policy`);
    await until(
      'A sign-in or advice on the public site',
      async () => (await tab.evaluate(shown.site)) || (await tab.evaluate(hasAdvice)),
    );
    return (await tab.evaluate(shown.site)) ? 'signed in to both apps' : 'advice on the public site';
  } finally {
    await browser.close();
    await network.close();
  }
}

/** Prints how a sign-in ends under each obstacle, and returns those where it fails silently. */
export async function runObstacles(engine: Engine, rehearsal: Rehearsal): Promise<readonly string[]> {
  const complaints: string[] = [];
  for (const [name, obstacle] of Object.entries(obstacles)) {
    const outcome = await outcomeOf(engine, rehearsal, obstacle).catch((error: unknown) => {
      if (error instanceof NotOffered) return `not tried: ${error.message}`;
      complaints.push(`${name}: ${String(error)}`);
      return 'neither';
    });
    console.log(`${engine.name}, ${name}: ${outcome}`);
  }
  return complaints;
}
