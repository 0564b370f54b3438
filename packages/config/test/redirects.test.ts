import { expect, test } from 'vitest';
import { redirectFor, redirects } from '../src/paths/redirects.ts';

const resolve = (address: string) => {
  const { pathname, search } = new URL(address, 'http://any.test');
  const found = redirectFor({ pathname, search });
  return found && `${found.permanent ? 'for good' : 'for now'} ${found.on} ${found.to}`;
};

test.each([
  ['/blog', 'for good site /the-standard'],
  ['/blog/', 'for good site /the-standard'],
  ['/blog/keep-time?x=1', 'for good site /the-standard/keep-time?x=1'],
  ['/blog?tag=skate&search=a%20b', 'for good site /the-standard?tag=skate&search=a+b'],
  ['/privacy', 'for good site /privacy-policy'],
  ['/Privacy', 'for good site /privacy-policy'],
  ['/Blog/Keep-Time', 'for good site /the-standard/Keep-Time'],
  ['/Reset-Password?uid=MQ&token=ab-C', 'for good portal /reset-password/MQ/ab-C'],
  ['/Profile', 'for now portal /dashboard/profile-edit'],
  ['/.well-known/change-password', 'for now portal /dashboard/change-password'],
  ['/signup?next=%2Ffeed', 'for good portal /register?next=%2Ffeed'],
  ['/dashboard/profile-settings', 'for good portal /dashboard/profile-edit'],
  ['/reset-password?uid=MQ&token=ab-c&from=mail', 'for good portal /reset-password/MQ/ab-c?from=mail'],
  ['/reset-password/?uid=a%2Fb&token=t', 'for good portal /reset-password/a%2Fb/t'],
  ['/profile', 'for now portal /dashboard/profile-edit'],
  ['/profile/anything', 'for now portal /dashboard/profile-edit'],
  ['/settings?a=1', 'for now portal /dashboard/profile-edit?a=1'],
  ['/billing', 'for now portal /dashboard/billing-address'],
  ['/subscriptions', 'for now portal /dashboard'],
  ['/account', 'for now portal /dashboard'],
  ['/training/my-sessions', 'for now portal /dashboard/training'],
  ['/admin', 'for now api /admin/login/?next=%2Fadmin'],
  ['/admin/users', 'for now api /admin/login/?next=%2Fadmin%2Fusers'],
  ['/admin/users?a=1', 'for now api /admin/login/?next=%2Fadmin%2Fusers%3Fa%3D1'],
  ['/admin/users/?q=a%20b&c=d', 'for now api /admin/login/?next=%2Fadmin%2Fusers%2F%3Fq%3Da%2520b%26c%3Dd'],
  ['/admin/login', 'for now api /admin/login/'],
  ['/admin/login/?next=%2Fadmin%2Fusers', 'for now api /admin/login/?next=%2Fadmin%2Fusers'],
])('%s redirects %s', (address, expected) => {
  expect(resolve(address)).toBe(expected);
});

test.each([
  '/',
  '/the-standard/keep-time',
  '/privacy/old',
  '/reset-password',
  '/reset-password?uid=MQ',
  '/reset-password/MQ/abc',
  '/dashboard',
  '/dashboard/profile-edit',
  '/training/skate-well/a/b?id=1',
  '/blogger',
])('%s has no redirect', (address) => {
  expect(resolve(address)).toBeUndefined();
});

test.each([
  '/admin?next=https://elsewhere.test/',
  '/admin//elsewhere.test/',
  '/admin/..;/%2F%2Felsewhere.test',
  '/admin/%5C%5Celsewhere.test?next=//elsewhere.test',
])('after %s the return path is below /admin on the same host', (address) => {
  const { pathname, search } = new URL(address, 'http://any.test');
  const found = redirectFor({ pathname, search });
  const target = new URL(found?.to ?? '', 'http://api.test');
  expect([found?.on, target.origin, target.pathname]).toEqual(['api', 'http://api.test', '/admin/login/']);
  expect(target.searchParams.getAll('next')).toEqual([pathname + search]);
  expect(target.searchParams.get('next')).toMatch(/^\/admin(?:[/?]|$)/);
  expect(new URL(target.searchParams.get('next') ?? '', target).origin).toBe('http://api.test');
});

test('no redirect leads to another redirect', () => {
  const chained = redirects.filter(({ to, on }) => on !== 'api' && redirectFor({ pathname: to }));
  expect(chained).toEqual([]);
});
