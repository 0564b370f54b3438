import { isUnder } from './owners.ts';
import { portalPaths } from './portal-paths.ts';
import { sitePaths } from './site-paths.ts';

/** Who answers the address a redirect leads to. */
export type RedirectTarget = 'site' | 'portal' | 'api';

/**
 * One row of SPEC-A 7.3 and 7.5. `below` says what happens to paths under `from`: `keep` carries the rest
 * over, `drop` leads to `to` itself, `no` means they are not redirected. `asNext`: path and query become the `next` of a
 * sign-in page (SPEC-B 2).
 */
export type Redirect = {
  from: string;
  to: string;
  on: RedirectTarget;
  permanent: boolean;
  below: 'keep' | 'drop' | 'no';
  asNext?: true;
};

const { dashboard } = portalPaths;
const duplicate = { permanent: true } as const;
const moved = { on: 'portal', permanent: false, below: 'drop' } as const;

export const redirects: readonly Redirect[] = [
  // 2.3: one canonical address each
  { from: '/blog', to: sitePaths.theStandard(), on: 'site', ...duplicate, below: 'keep' },
  { from: '/privacy', to: sitePaths.privacyPolicy(), on: 'site', ...duplicate, below: 'no' },
  { from: '/signup', to: portalPaths.register(), on: 'portal', ...duplicate, below: 'no' },
  {
    from: '/dashboard/profile-settings',
    to: dashboard.profileEdit(),
    on: 'portal',
    ...duplicate,
    below: 'no',
  },
  // 2.5: protected areas that have no screen of their own
  { from: '/profile', to: dashboard.profileEdit(), ...moved },
  { from: '/settings', to: dashboard.profileEdit(), ...moved },
  { from: '/billing', to: dashboard.billingAddress(), ...moved },
  { from: '/subscriptions', to: dashboard.home(), ...moved },
  { from: '/account', to: dashboard.home(), ...moved },
  { from: '/training/my-sessions', to: dashboard.training(), ...moved },
  { from: '/admin/login', to: '/admin/login/', on: 'api', permanent: false, below: 'no' },
  { from: '/admin', to: '/admin/login/', on: 'api', permanent: false, below: 'drop', asNext: true },
];

/** Where an address leads instead; `to` is a path with query on the app named by `on`. */
export type Redirection = { to: string; on: RedirectTarget; permanent: boolean };

/** `/reset-password?uid=&token=` of old mails, as the path form; the rest of the query stays. */
function resetPasswordRedirect(search: URLSearchParams): Redirection | undefined {
  const uid = search.get('uid');
  const token = search.get('token');
  if (!uid || !token) return undefined;
  const rest = new URLSearchParams(search);
  rest.delete('uid');
  rest.delete('token');
  return { to: joinQuery(portalPaths.resetPassword({ uid, token }), rest), on: 'portal', permanent: true };
}

function joinQuery(path: string, search: URLSearchParams): string {
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

/**
 * The redirect of an address, or undefined when it stands for itself. Keeps the query, or asks to come back with
 * `next`; the fragment never reaches a server and browsers keep it by themselves. A trailing slash makes no difference.
 */
export function redirectFor(address: { pathname: string; search?: string }): Redirection | undefined {
  const pathname = address.pathname.replace(/(?<!\/)\/$/, '') || '/';
  const search = new URLSearchParams(address.search ?? '');
  if (pathname === '/reset-password') return resetPasswordRedirect(search);
  const row = redirects.find(
    ({ from, below }) => pathname === from || (below !== 'no' && isUnder(pathname, from)),
  );
  if (!row) return undefined;
  const rest = row.below === 'keep' ? pathname.slice(row.from.length) : '';
  const query = row.asNext
    ? new URLSearchParams({ next: address.pathname + (address.search ?? '') })
    : search;
  return { to: joinQuery(row.to + rest, query), on: row.on, permanent: row.permanent };
}
