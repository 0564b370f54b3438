import { isUnder } from './owners.ts';
import { portalPaths } from './portal-paths.ts';
import { sitePaths } from './site-paths.ts';

/** The app that serves the target of a redirect. */
export type RedirectTarget = 'site' | 'portal' | 'api';

/**
 * One row of SPEC-A 7.3 and 7.5. `below` controls paths under `from`: `keep` appends the rest to `to`, `drop` redirects
 * to `to` itself, `no` does not redirect. With `asNext`, the path and query become the `next` parameter of a sign-in page
 * (SPEC-B 2).
 */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly on: RedirectTarget;
  readonly permanent: boolean;
  readonly below: 'keep' | 'drop' | 'no';
  readonly asNext?: true;
}

const { dashboard } = portalPaths;
const duplicate = { permanent: true } as const;
const moved = { on: 'portal', permanent: false, below: 'drop' } as const;

export const redirects: readonly Redirect[] = [
  // 2.3: one canonical URL each
  { from: '/blog', to: sitePaths.theStandard(), on: 'site', ...duplicate, below: 'keep' },
  { from: '/privacy', to: sitePaths.privacyPolicy(), on: 'site', ...duplicate, below: 'no' },
  // where password managers look (https://w3c.github.io/webappsec-change-password-url/)
  {
    from: '/.well-known/change-password',
    to: dashboard.changePassword(),
    on: 'portal',
    permanent: false,
    below: 'no',
  },
  { from: '/signup', to: portalPaths.register(), on: 'portal', ...duplicate, below: 'no' },
  {
    from: '/dashboard/profile-settings',
    to: dashboard.profileEdit(),
    on: 'portal',
    ...duplicate,
    below: 'no',
  },
  {
    from: '/dashboard/memberships',
    to: dashboard.membership(),
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

/** A redirect target; `to` is a path with query in the app named by `on`. */
export interface Redirection {
  readonly to: string;
  readonly on: RedirectTarget;
  readonly permanent: boolean;
}

/** Converts `/reset-password?uid=&token=` from old emails to the path form and keeps the rest of the query. */
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
 * Returns the redirect for a URL, or undefined when there is none. Keeps the query or moves it into `next`; browsers keep
 * the fragment themselves. Ignores capitals and a trailing slash.
 */
export function redirectFor(address: { pathname: string; search?: string }): Redirection | undefined {
  const pathname = address.pathname.replace(/(?<!\/)\/$/, '') || '/';
  const search = new URLSearchParams(address.search ?? '');
  if (pathname.toLowerCase() === '/reset-password') return resetPasswordRedirect(search);
  const row = redirects.find(
    ({ from, below }) => pathname.toLowerCase() === from || (below !== 'no' && isUnder(pathname, from)),
  );
  if (!row) return undefined;
  const rest = row.below === 'keep' ? pathname.slice(row.from.length) : '';
  const query = row.asNext
    ? new URLSearchParams({ next: address.pathname + (address.search ?? '') })
    : search;
  return { to: joinQuery(row.to + rest, query), on: row.on, permanent: row.permanent };
}
