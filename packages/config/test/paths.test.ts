import { expect, test } from 'vitest';
import { officeScreenPaths, ownerOf, paths, portalScreenPaths, portalUrl, siteUrl } from '../src/paths.ts';
import type { Owner } from '../src/paths.ts';

const session = {
  category: 'Skate//Well',
  program: 'Roll Foundations',
  title: 'First Wheels',
  public_id: 'ses 1',
};
const { dashboard, office } = paths;

/** The paths of the apps, and the app that owns each. The path of a portal screen without parameters needs no row. */
const addresses: [name: string, path: string, expected: string, owner: Owner][] = [
  ['home', paths.home(), '/', 'site'],
  ['coming soon', paths.comingSoon(), '/coming-soon', 'site'],
  ['training', paths.training(), '/training', 'site'],
  [
    'training by category',
    paths.training({ category: 'skate-well' }),
    '/training?category=skate-well',
    'site',
  ],
  ['session', paths.session(session), '/training/skate-well/roll-foundations/first-wheels?id=ses+1', 'site'],
  [
    'session whose category has no slug',
    paths.session({ ...session, category: '!' }),
    '/training?session=ses+1',
    'site',
  ],
  [
    'program',
    paths.program({ category: 'Skate//Well', program: 'Roll Foundations' }),
    '/training/skate-well/roll-foundations',
    'site',
  ],
  [
    'program whose title has no slug',
    paths.program({ category: 'Skate//Well', program: '!' }),
    '/training',
    'site',
  ],
  ['coaches', paths.coaches(), '/coaches', 'site'],
  ['coach by slug', paths.coach({ slug: 'renee-alston', name: 'Ann Lee' }), '/coaches/renee-alston', 'site'],
  ['coach by name', paths.coach({ name: 'Renée Alston' }), '/coaches/renee-alston', 'site'],
  ['coach without a slug or a name', paths.coach({ name: '李' }), '/coaches', 'site'],
  ['first time', paths.firstTime(), '/first-time', 'site'],
  ['session by id', paths.sessionById('a&b'), '/training?session=a%26b', 'site'],
  ['open spot', paths.spotOpened('a&b'), '/training?session=a%26b&register=1&opening=1', 'site'],
  ['email about an open spot', paths.opening(), '/opening', 'site'],
  ['link of that email', paths.opening('1f.aZ_-'), '/opening#1f.aZ_-', 'site'],
  ['the standard', paths.theStandard(), '/the-standard', 'site'],
  ['the standard by author', paths.theStandard({ author: 'p1' }), '/the-standard?author=p1', 'site'],
  ['the standard by tag', paths.theStandard({ tag: 'Night Skate' }), '/the-standard?tag=night+skate', 'site'],
  ['feed of the standard', paths.blogFeed(), '/the-standard/feed.xml', 'site'],
  ['sitemap', paths.sitemap(), '/sitemap.xml', 'site'],
  ['post', paths.post('keep-time'), '/the-standard/keep-time', 'site'],
  ['preview', paths.preview('a.b'), '/preview/a.b', 'site'],
  ['privacy policy', paths.privacyPolicy(), '/privacy-policy', 'site'],
  ['terms', paths.terms(), '/terms', 'site'],
  ['cookies', paths.cookies(), '/cookies', 'site'],
  ['about', paths.about(), '/about', 'site'],
  ['gift card', paths.gift(), '/gift', 'site'],
  ['membership', paths.membership({ plan: 'v1' }), '/membership?plan=v1', 'site'],
  ['contact', paths.contact(), '/contact', 'site'],
  ['not found', paths.notFound(), '/404', 'site'],
  ['login', paths.login(), '/login', 'portal'],
  ['login after registering', paths.login({ registered: true }), '/login?registered=true', 'portal'],
  ['login after a reset', paths.login({ passwordReset: true }), '/login?passwordReset=success', 'portal'],
  ['login with next', paths.login({ next: '/feed?a=1' }), '/login?next=%2Ffeed%3Fa%3D1', 'portal'],
  ['register', paths.register(), '/register', 'portal'],
  ['forgot password', paths.forgotPassword(), '/forgot-password', 'portal'],
  ['reset password', paths.resetPassword({ uid: 'u/1', token: 't' }), '/reset-password/u%2F1/t', 'portal'],
  ['sign', paths.sign({ token: 'a/b' }), '/sign/a%2Fb', 'portal'],
  ['pay', paths.pay({ token: 'a/b' }), '/pay/a%2Fb', 'portal'],
  ['unlock', paths.unlock(), '/unlock', 'portal'],
  ['feed', paths.feed(), '/feed', 'portal'],
  ['test chat', paths.testChat(), '/test-chat', 'portal'],
  ['notifications', paths.notifications(), '/notifications', 'portal'],
  ['session bridge', paths.sessionBridge(), '/session-bridge', 'portal'],
  ['dashboard', dashboard.home(), '/dashboard', 'portal'],
  ['my trainings', dashboard.training(), '/dashboard/training', 'portal'],
  ['waitlist', dashboard.waitlist(), '/dashboard/waitlist', 'portal'],
  [
    'waitlist with a session',
    dashboard.waitlist({ session: 'a&b' }),
    '/dashboard/waitlist?session=a%26b',
    'portal',
  ],
  ['registered session', dashboard.session('r1'), '/dashboard/session/r1', 'portal'],
  ['profile settings', dashboard.profileEdit(), '/dashboard/profile-edit', 'portal'],
  ['emergency contacts', dashboard.emergencyContacts(), '/dashboard/emergency-contacts', 'portal'],
  ['billing address', dashboard.billingAddress(), '/dashboard/billing-address', 'portal'],
  ['change password', dashboard.changePassword(), '/dashboard/change-password', 'portal'],
  ['waiver', dashboard.waiver(), '/dashboard/waiver', 'portal'],
  ['office', office.home(), '/office', 'office'],
  ['office reports', office.reports(), '/office/reports', 'office'],
  [
    'office money of a day',
    office.money({ start_date: '2026-03-14' }),
    '/office/money?start_date=2026-03-14',
    'office',
  ],
  ['office locations', office.records('locations'), '/office/locations', 'office'],
  ['office location', office.record('locations', 'a/b'), '/office/locations/a%2Fb', 'office'],
  ['schedule', office.schedule({ week: '2026-03-14' }), '/office/schedule?week=2026-03-14', 'office'],
  ['office session', office.session('a/b'), '/office/sessions/a%2Fb', 'office'],
  ['next roster', office.nextRoster(), '/office/roster', 'office'],
  ['waiver', office.waiver(), '/office/waiver', 'office'],
  ['site', office.site(), '/office/site', 'office'],
  ['posts', office.posts({ status: 'draft' }), '/office/posts?status=draft', 'office'],
  ['post', office.post('a/b'), '/office/posts/a%2Fb', 'office'],
  ['emails', office.emails({ state: 'failed' }), '/office/emails?state=failed', 'office'],
  ['roster', office.roster('a/b'), '/office/sessions/a%2Fb/roster', 'office'],
  ['session editor', office.editSession('a/b'), '/office/sessions/a%2Fb/edit', 'office'],
  ['new session', office.newSession({ from: 'a/b' }), '/office/sessions/new?from=a%2Fb', 'office'],
  ['series list', office.seriesList(), '/office/series', 'office'],
  ['one series', office.series('a/b'), '/office/series/a%2Fb', 'office'],
  ['change of a series', office.changeSeries('a/b'), '/office/series/a%2Fb/change', 'office'],
  ['closures', office.closures(), '/office/closures', 'office'],
  ['closure', office.closure('a/b'), '/office/closures/a%2Fb', 'office'],
  ['people', office.people(), '/office/people', 'office'],
  ['person', office.person('a/b'), '/office/people/a%2Fb', 'office'],
  ['person editor', office.editPerson('a/b'), '/office/people/a%2Fb/edit', 'office'],
  ['new person', office.newPerson(), '/office/people/new', 'office'],
  ['merge', office.mergePerson('a/b', 'c'), '/office/people/a%2Fb/merge?with=c', 'office'],
  ['payment', office.payment('a/b'), '/office/payments/a%2Fb', 'office'],
  ['till', office.till(), '/office/till', 'office'],
  ['count of the till', office.countTill(), '/office/till/count', 'office'],
  ['closings', office.closings(), '/office/till/closings', 'office'],
  ['closing', office.closing('a/b'), '/office/till/closings/a%2Fb', 'office'],
  ['what is owed', office.owed({ of: 'passes' }), '/office/owed?of=passes', 'office'],
  ['memberships', office.memberships(), '/office/memberships', 'office'],
  ['money', office.money(), '/office/money', 'office'],
  ['the worklist of money', office.money({ tab: 'worklist' }), '/office/money?tab=worklist', 'office'],
  ['team', office.team(), '/office/team', 'office'],
  ['history', office.audit({ target: 'team:1' }), '/office/audit?target=team%3A1', 'office'],
  ['invitation', office.invitation({ token: 'a/b' }), '/office/invitation/a%2Fb', 'office'],
];

test.each(addresses)('%s is %s', (_name, path, expected) => {
  expect(path).toBe(expected);
});

test.each(addresses)('%s (%s) belongs to the right app', (_name, path, _expected, owner) => {
  expect(ownerOf(new URL(path, 'http://any.test').pathname)).toBe(owner);
});

test('every path builder is in the table above or builds the path of a portal screen', () => {
  const builders = [...Object.values(paths), ...Object.values(dashboard), ...Object.values(office)].filter(
    (entry) => typeof entry === 'function',
  );
  const screens = builders
    .filter((builder): builder is () => string => builder.length === 0)
    .map((builder) => builder())
    .filter((path) => portalScreenPaths.some((screen) => screen === path));
  const built = new Set([...addresses.map(([, path]) => path.split('?')[0]), ...screens]);
  // sessionById, and the filters of a list, share their path with another builder.
  expect(built.size).toBe(builders.length - 1);
});

test.each(portalScreenPaths)('the screen %s belongs to the portal', (path) => {
  expect(ownerOf(path)).toBe('portal');
});

test.each(officeScreenPaths(['locations']))('the screen %s belongs to the office', (path) => {
  expect(ownerOf(path)).toBe('office');
});

test.each<[string, Owner]>([
  ['/feedback', 'site'],
  ['/login/', 'portal'],
  ['/dashboards', 'site'],
  ['/training/my-sessions', 'portal'],
  ['/training/my-sessions-of-old', 'site'],
  ['/profile/x', 'portal'],
  ['/signup', 'portal'],
  ['/blog/x', 'site'],
  ['/anything/else', 'site'],
  ['/office', 'office'],
  ['/Office/team', 'office'],
  ['/offices', 'site'],
])('%s belongs to the %s', (pathname, owner) => {
  expect(ownerOf(pathname)).toBe(owner);
});

test('an origin and a path form a complete URL', () => {
  expect(siteUrl('http://localhost:4100', paths.training())).toBe('http://localhost:4100/training');
  expect(portalUrl('https://members.example.com/', paths.feed())).toBe('https://members.example.com/feed');
});

test('a record has the two screens of every record unless it has a page of its own', () => {
  const [own, all] = [officeScreenPaths([]), officeScreenPaths(['locations', 'closures'])];
  expect(all).toEqual([...own, '/office/locations', '/office/locations/:id']);
});
