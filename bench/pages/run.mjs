/** Public pages beside the same page as plain HTML, visits alternating in one run. */
import { chromium } from '@playwright/test';
import { chromiumPath, launchArguments } from '@detroit-well/e2e/browser';
import { startRealApps } from '@detroit-well/e2e/real-apps';
import { median, visit } from './measure.mjs';
import { servePlainCopy } from './plain-copy.mjs';

const rounds = Number(process.env.ROUNDS ?? 7);
const limit = 1.1;

async function firstSession(api) {
  const reply = await fetch(`${api}/training/sessions/upcoming/`);
  const { upcoming_sessions: sessions } = await reply.json();
  return sessions.find((session) => !session.is_full && session.status === 'scheduled');
}

/** Both sides are asked once just before a visit: a page that people visit is warm in its server, and servers share our two cores. */
async function warmVisit(browser, url) {
  await (await fetch(url)).text();
  return visit(browser, url);
}

async function compare(browser, name, url) {
  const plain = await servePlainCopy(url);
  const times = { ours: [], plain: [] };
  await visit(browser, url);
  await visit(browser, plain.url);
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(await warmVisit(browser, url));
    times.plain.push(await warmVisit(browser, plain.url));
  }
  await plain.close();
  const of = (side, key) => median(times[side].map((entry) => entry[key]));
  const ratio = of('ours', 'lcp') / of('plain', 'lcp');
  const scripts = Math.max(...times.ours.map((entry) => entry.scriptsBeforeLcp));
  console.log(
    [
      `${name}`,
      `  LCP         ${of('ours', 'lcp').toFixed(0)} ms, plain HTML ${of('plain', 'lcp').toFixed(0)} ms: ${ratio.toFixed(2)} x (limit ${limit})`,
      `  first paint ${of('ours', 'fcp').toFixed(0)} ms, plain HTML ${of('plain', 'fcp').toFixed(0)} ms`,
      `  shift       ${of('ours', 'cls').toFixed(3)}; scripts before the largest paint: ${scripts}; blocked ${of('ours', 'blocked').toFixed(0)} ms`,
    ].join('\n'),
  );
  return ratio <= limit && scripts === 0;
}

export async function run() {
  const apps = await startRealApps();
  const browser = await chromium.launch({
    args: launchArguments,
    ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }),
  });
  try {
    const { site, api } = apps.addresses;
    const session = await firstSession(api);
    const fallback = `${site}/training?session=${session.public_id}`;
    const detail = (await fetch(fallback)).url;
    const kept = [
      await compare(browser, 'training', `${site}/training`),
      await compare(browser, 'session detail', detail),
    ];
    if (kept.includes(false)) process.exitCode = 1;
  } finally {
    await browser.close();
    await apps.stop();
  }
}
