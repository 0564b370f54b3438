import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signInAt } from '../../fixtures/sign-in.ts';
import { storedText } from '../../fixtures/stored-text.ts';
import type { Coach, Member, Studio } from '../../fixtures/studio.ts';
import { expect, test } from '../../fixtures/test.ts';

const hourMs = 60 * 60_000;

interface Device {
  readonly context: BrowserContext;
  /** Opens the roster in a new tab, whether there is a network or not. */
  readonly open: () => Promise<Page>;
}

/** A device of the team that has read the roster of today and then lost the network. `aheadMs`: how far its clock is ahead. */
async function withoutNetwork(
  browser: Browser,
  { portal, now, coach, last }: { portal: string; now: Date; coach: Coach; last: Member },
  aheadMs: number,
): Promise<Device> {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  await context.clock.setSystemTime(now.getTime() + aheadMs);
  const page = await context.newPage();
  await signInAt(page, `${portal}/office/schedule`, coach);
  await page.waitForURL('**/office/schedule');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => storedText(page)).toContain(nameOf(last));
  await page.close();
  await context.setOffline(true);
  const open = async (): Promise<Page> => {
    const tab = await context.newPage();
    await tab.goto(`${portal}/office/roster`);
    return tab;
  };
  return { context, open };
}

const nameOf = ({ firstName, lastName }: Member): string => `${firstName} ${lastName}`;

const marks = (page: Page, person: Member) =>
  page.getByRole('group', { name: `Attendance of ${nameOf(person)}`, exact: true });

const mark = (page: Page, person: Member, label: string): Promise<void> =>
  marks(page, person).getByRole('button', { name: label, exact: true }).click();

async function thirtyPeople(studio: Studio, session: { readonly id: string }): Promise<readonly Member[]> {
  const people: Member[] = [];
  for (let index = 0; index < 30; index += 1) {
    const letter = String.fromCodePoint(97 + (index % 26));
    const lastName = `${index < 26 ? 'A' : 'B'}${letter}berg`;
    const person = await studio.member({ firstName: 'Skater', lastName });
    await studio.register(person, session, 'later');
    people.push(person);
  }
  return people;
}

test(
  'two devices without network mark the same 30 people, and the one with the wrong clock sends first',
  { tag: '@time' },
  async ({ browser, addresses: { portal }, studio }) => {
    const coach = await studio.coach();
    const session = await studio.session({
      coach_id: coach.coachId,
      startsIn: { minutes: 40 },
      price: 0,
      places: null,
    });
    const people = await thirtyPeople(studio, session);
    const now = await studio.now();
    const known = { portal, now, coach, last: people.at(-1)! };
    const phone = await withoutNetwork(browser, known, 0);
    const tablet = await withoutNetwork(browser, known, 3 * hourMs);

    await test.step('the phone marks everyone, takes ten marks back, and its tab is killed', async () => {
      const page = await phone.open();
      for (const [index, person] of people.entries()) {
        await mark(page, person, index % 3 === 0 ? 'Absent' : 'Check in');
        if (index < 10)
          await page.getByRole('button', { name: `Undo the mark of ${nameOf(person)}` }).click();
      }
      await expect(page.getByText('40 marks saved here, not sent')).toBeVisible();
      await page.close();
    });
    await test.step('the tablet, whose clock is three hours ahead, marks them in its own way', async () => {
      const page = await tablet.open();
      for (const [index, person] of people.entries())
        await mark(page, person, index % 2 === 0 ? 'Excused' : 'Late');
      await expect(page.getByText('30 marks saved here, not sent')).toBeVisible();
      await page.close();
    });

    const roster = async () => (await studio.office.rosters.read({ params: { id: session.id } })).results;
    const devices = { phone, tablet };
    for (const name of ['tablet', 'phone'] as const) {
      const { context, open } = devices[name];
      await context.setOffline(false);
      const page = await open();
      await expect(page.getByRole('heading', { level: 1, name: session.title })).toBeVisible();
      await expect
        .poll(() => storedText(page), { message: `the ${name} has sent everything` })
        .not.toContain('"standing"');
      await expect(page.getByText(/not sent/)).toHaveCount(0);
      await context.close();
    }

    const results = await roster();
    const stateOf = (person: Member) =>
      results.find(({ name }) => name === nameOf(person))?.attendance ?? null;
    expect(people.map(stateOf)).toEqual(
      people.map((_, index) => {
        // A check-in that stands outranks an excuse, and the first check-in stands.
        if (index >= 10 && index % 3 !== 0) return 'present';
        return index % 2 === 1 ? 'late' : 'excused';
      }),
    );
    const facts = results.flatMap(({ facts: own }) => own);
    const hours = facts.map(({ at }) => Math.abs(Date.parse(at) - now.getTime()) / hourMs);
    expect(Math.max(...hours), 'every time is the studio’s').toBeLessThan(0.5);
    const waiting = await studio.office.worklist.list({ query: { limit: 100 } });
    const flagged = waiting.results.filter(
      ({ kind, session_id: id }) => kind === 'clock' && id === session.id,
    );
    expect(flagged, 'the marks of the tablet').toHaveLength(30);
  },
);
