import { oddHosts, oddMethods, oddTargets, sendRaw, type RawReply } from '../../fixtures/odd-requests.ts';
import type { Addresses } from '../../fixtures/real-apps.ts';
import { expect, test } from '../../fixtures/test.ts';

const servers = ['site', 'portal', 'apiOrigin'] as const;
/** Stack traces, folders and names of libraries. */
const internals = /node_modules|\bat [\w.]+ \(|FST_|ERR_INVALID|\/dist\//;

/** What is wrong with a reply to an odd request; null if it is a redirect between the apps, a page or a rejection. */
function faultOf(
  { status, location, text }: RawReply,
  { site, portal, apiOrigin }: Addresses,
): string | null {
  if (status < 200 || status >= 500) return `status ${status}`;
  if (internals.test(text)) return 'internals in the body';
  if (/^set-cookie:/im.test(text.split('\r\n\r\n')[0] ?? '')) return 'a header from the URL';
  if (location === undefined) return null;
  const target = new URL(location, portal);
  const isOwn = [site, portal, apiOrigin].some((own) => target.origin === new URL(own).origin);
  return isOwn ? null : `a redirect to ${location}`;
}

for (const server of servers) {
  test(`${server} answers odd paths, methods and hosts without a failure`, async ({ addresses }) => {
    const requests = [
      ...oddTargets.map((target) => ({ target })),
      ...oddMethods.map((method) => ({ method })),
      ...oddMethods.map((method) => ({ method, target: '/x/..//[' })),
      ...oddHosts.map((host) => ({ host })),
      ...oddHosts.map((host) => ({ host, target: '//[' })),
    ];
    const faults: string[] = [];
    for (const request of requests) {
      const fault = faultOf(await sendRaw(addresses[server], request), addresses);
      if (fault !== null) faults.push(`${JSON.stringify(request).slice(0, 120)}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });

  for (const target of ['/%00', '/%zz', '/%0a', '/x/..//[x', '/%c0%af']) {
    test(`${server} answers ${target} with 400 or 404`, async ({ addresses }) => {
      const reply = await sendRaw(addresses[server], { target });
      // The portal sends paths that are not its own to the public site.
      const isRedirected = server === 'portal' && reply.location?.startsWith(`${addresses.site}/`);
      const last = isRedirected
        ? await sendRaw(addresses.site, { target: reply.location!.slice(addresses.site.length) })
        : reply;
      expect([400, 404]).toContain(last.status);
    });
  }
}
