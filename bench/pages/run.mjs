/**
 * Compares public pages with the same page as plain HTML and with a plain text article, and the portal with a dashboard of
 * the usual stack. Each run visits all pages in sequence, so that a busy machine slows all equally.
 *
 * `RUNS=5` sets the visits per page; `PAGES=home,dashboard` measures only these and their baselines.
 */
import { startRealApps } from '@detroit-well/e2e/real-apps';
import { openBareBrowser } from './bare-browser.mjs';
import { openBrowser } from './browsers.mjs';
import { report } from './limits.mjs';
import { mainThreadOf } from './main-thread.mjs';
import { median, visit } from './measure.mjs';
import { giveToken, renewToken, signIn } from './member.mjs';
import { servePlainArticle } from './plain-article.mjs';
import { servePlainCopy } from './plain-copy.mjs';
import { serveUsualDashboard } from './usual-stack.mjs';

const runs = Number(process.env.RUNS ?? 3);
const chosen = process.env.PAGES?.split(',');
const isChosen = ({ name }) => chosen === undefined || chosen.includes(name);

async function firstSession(api) {
  const reply = await fetch(`${api}/training/sessions/upcoming/`);
  const { upcoming_sessions: sessions } = await reply.json();
  return sessions.find((session) => !session.is_full && session.status === 'scheduled');
}

async function newestPost(api) {
  const reply = await fetch(`${api}/blog/posts/`);
  return (await reply.json()).results[0];
}

async function publicPages({ site, api }) {
  const session = await firstSession(api);
  const post = await newestPost(api);
  const pages = [
    { name: 'home', kind: 'public', url: site },
    { name: 'training', kind: 'public', url: `${site}/training` },
    {
      name: 'session',
      kind: 'public',
      url: (await fetch(`${site}/training?session=${session.public_id}`)).url,
    },
    { name: 'landing', kind: 'public', url: `${site}/the-standard` },
    { name: 'post', kind: 'public', url: `${site}/the-standard/${post.slug}` },
  ];
  return pages.filter(isChosen).map((page) => ({ ...page, timesMainThread: true }));
}

function memberPages({ portal }, member) {
  const renewed = { browser: member, prepare: (url) => renewToken(member, url) };
  const pages = [
    { name: 'dashboard', kind: 'dashboard', url: `${portal}/dashboard`, ...renewed },
    { name: 'My Trainings', kind: 'portal', url: `${portal}/dashboard/training`, ...renewed },
  ];
  return pages.filter(isChosen);
}

/** Visits all pages in every run; returns the visits by name. */
async function visitAll(pages, bare) {
  const visits = Object.fromEntries(pages.map(({ name }) => [name, []]));
  for (let index = 0; index < runs; index += 1) {
    for (const { name, url, browser, prepare, timesMainThread } of pages) {
      await prepare?.(url);
      // A page with regular visitors is already warm on its server.
      await (await fetch(url)).text();
      const mainThread = timesMainThread ? await mainThreadOf(bare, url) : Number.NaN;
      visits[name].push({ ...(await visit(browser, url)), mainThread });
    }
  }
  return visits;
}

/** Lets the servers compile their code and render every picture, because a visit to a live site does not wait for that. */
async function warm({ context }, pages) {
  for (const { url } of pages) {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await page.close();
  }
}

export async function run() {
  const apps = await startRealApps();
  const closing = [];
  const served = async (starting) => {
    const { url, close } = await starting;
    closing.push(close);
    return url;
  };
  try {
    const { addresses } = apps;
    // Cookies ignore ports, so a visitor and a member need two browsers.
    const [visitor, member] = [await openBrowser(), await openBrowser()];
    const bare = await openBareBrowser();
    closing.push(visitor.close, member.close, bare.close);
    await signIn(member, addresses.portal);
    const open = await publicPages(addresses);
    const copies = [];
    for (const { name, url } of open)
      copies.push({ name: `${name}, plain`, url: await served(servePlainCopy(url)) });
    const members = memberPages(addresses, member);
    const signInPage = { name: 'sign-in', kind: 'portal', url: `${addresses.portal}/login` };
    const pages = [
      { name: 'article', url: await served(servePlainArticle()), timesMainThread: true },
      ...open.flatMap((page, index) => [page, copies[index]]),
      ...(members.length === 0
        ? []
        : [
            {
              name: 'usual',
              url: await served(serveUsualDashboard(addresses.api)),
              browser: member,
              prepare: (url) => giveToken(member, url, addresses.api),
            },
          ]),
      ...[signInPage].filter(isChosen),
      ...members,
    ].map((page) => ({ browser: visitor, ...page }));
    await warm(
      visitor,
      pages.filter(({ browser }) => browser === visitor),
    );
    const visits = await visitAll(pages, bare);
    const machine = median(visits.article.map((one) => one.machine));
    console.log(`Lighthouse's benchmark index of this machine: ${machine.toFixed(0)}`);
    const results = pages
      .filter(({ name }) => !name.endsWith(', plain'))
      .map(({ name, kind }) => report(visits, name, kind));
    if (results.includes(false)) process.exitCode = 1;
  } finally {
    for (const close of closing) await close();
    await apps.stop();
  }
}
