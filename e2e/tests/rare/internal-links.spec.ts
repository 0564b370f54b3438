import { ownerOf } from '@detroit-well/config/paths';
import { crawl, linksIn } from '../../fixtures/links.ts';
import { portalRoutes } from '../../fixtures/portal-routes.ts';
import { seasonedMember } from '../../fixtures/seasoned-member.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A page that says it was not found is a failure, whatever its status. */
const notFound = /<h1[^>]*>[^<]{0,40}not found/i;

interface Page {
  readonly address: string;
  readonly status: number;
  readonly html: string;
}

async function read(address: string): Promise<Page> {
  const reply = await fetch(address, { headers: { accept: 'text/html' } });
  const isHtml = reply.headers.get('content-type')?.includes('text/html') ?? false;
  if (!isHtml) await reply.body?.cancel();
  return { address: reply.url, status: reply.status, html: isHtml ? await reply.text() : '' };
}

/** What a reader without JavaScript and a search engine need on every page. */
function lacksOf(html: string): string[] {
  const needs: Readonly<Record<string, RegExp>> = {
    h1: /<h1[^>]*>[\s\S]*?\w[\s\S]*?<\/h1>/,
    content: /<main[\s\S]*?<p[^>]*>[\s\S]*?\w/,
    links: /<main[\s\S]*?<a\b[^>]*href=/,
    title: /<title>[^<]+<\/title>/,
    description: /<meta name="description" content="[^"]+"/,
    canonical: /<link rel="canonical" href="https?:[^"]+"/,
  };
  return Object.entries(needs)
    .filter(([, pattern]) => !pattern.test(html))
    .map(([name]) => name);
}

test('every internal link works, and every public page is complete without JavaScript', async ({
  page,
  addresses: { site, portal },
  studio,
}) => {
  test.slow();
  const origins = [site, portal];
  const problems: string[] = [];
  const complete: string[] = [];

  const { member, course } = await seasonedMember(studio);
  // The portal's links exist only on its rendered screens.
  const screens = portalRoutes(portal, course.id);
  const links = new Map<string, string>();
  const collect = async (address: string): Promise<void> => {
    await page.goto(address);
    await page.locator('main h1').first().waitFor();
    for (const link of linksIn(await page.content(), address, origins)) links.set(link, address);
  };
  for (const address of screens.signedOut) await collect(address);
  await signIn(page, portal, member);
  for (const address of screens.signedIn) await collect(address);

  const visited = await crawl([`${site}/`, `${portal}/dashboard`, ...links.keys()], async (address) => {
    const { status, html, address: arrived } = await read(address);
    const from = links.get(address) ?? '';
    if (status >= 400 || notFound.test(html)) problems.push(`${address}: ${status} ${from}`);
    const isPublic = new URL(arrived).origin === site && html !== '';
    if (isPublic && status < 400) {
      const lacks = lacksOf(html);
      if (lacks.length > 0) problems.push(`${arrived} lacks ${lacks.join(', ')}`);
      complete.push(arrived);
    }
    const found = isPublic ? linksIn(html, arrived, origins) : [];
    for (const link of found) if (!links.has(link)) links.set(link, arrived);
    // Query parameters of the training list and of The Standard multiply, so one filter of each is enough.
    return found.filter((link) => new URL(link).searchParams.size <= 1);
  });

  expect(problems).toEqual([]);
  expect(complete.length, 'public pages').toBeGreaterThan(20);
  const toPortal = [...visited].filter((address) => ownerOf(new URL(address).pathname) === 'portal');
  expect(toPortal.length, 'links to the portal').toBeGreaterThan(5);
});
