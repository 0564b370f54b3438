import type { Page } from '@playwright/test';
import { newGuest } from '../../fixtures/guest.ts';
import { registerByHttp, registrationsOf } from '../../fixtures/guest-by-http.ts';
import { cancelByHttp, newMember } from '../../fixtures/member-by-http.ts';
import { isOpen, upcomingSessions, type ListedSession } from '../../fixtures/sessions.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** An open session with few places left, far enough away that a freed place is offered and not given to the first. */
async function almostFull(api: string): Promise<ListedSession> {
  const far = (await upcomingSessions(api)).filter(
    (session) => isOpen(session) && Date.parse(session.start_datetime) - Date.now() > 3 * dayMs,
  );
  const left = ({ available_spots }: ListedSession): number => available_spots ?? Infinity;
  const [session] = far.toSorted((a, b) => left(a) - left(b));
  if (session === undefined) throw new Error('No open session three days away.');
  return session;
}

/** Guests take all places but so many. */
async function fill(api: string, { public_id }: ListedSession, { but }: { but: number }): Promise<void> {
  for (;;) {
    const now = (await upcomingSessions(api)).find((session) => session.public_id === public_id);
    if ((now?.available_spots ?? 0) <= but) return;
    await registerByHttp(api, newGuest(), public_id);
  }
}

const side = (page: Page) => page.getByRole('complementary', { name: 'Price and registration' });

test('a member whose session fills up meanwhile waits for a place, is kept one, and takes it from the letter', async ({
  page,
  addresses,
  outbox,
  accessible,
}) => {
  const { api, site, portal } = addresses;
  const member = await newMember(api);
  await signIn(page, portal, member);
  const session = await almostFull(api);
  await fill(api, session, { but: 1 });
  await page.goto(`${site}/training?session=${session.public_id}`);
  const register = side(page).getByRole('button', { name: 'Register Now' });
  await expect(register).toBeEnabled();

  const owner = newGuest();
  expect(await registerByHttp(api, owner, session.public_id)).toBe(201);
  await register.click();
  await expect(side(page).getByText('Sorry, this session is now full.')).toBeVisible();
  await expect(side(page).getByRole('button', { name: 'Session Full' })).toBeDisabled();
  await expect(side(page).getByText(/^0 of \d+ spots available$/)).toBeVisible();
  await expect(
    side(page)
      .getByRole('region', { name: /^Other/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await accessible(page, 'full meanwhile');
  await side(page).getByRole('button', { name: 'Join Waitlist' }).click();
  await expect(side(page).getByText('You are number 1 in line.')).toBeVisible();
  await accessible(page, 'in the line');

  await cancelByHttp(api, owner, session.public_id);
  const letter = await outbox.find(member.email, /^A place is yours until/);
  const link = letter.links.find(({ label }) => label === 'Register now');
  const kept = side(page).getByText(/A place is kept for you until .+ (EST|EDT)\./);
  // Pages are kept for a while: the first may be from before the last place went.
  await expect(async () => {
    await page.goto(link?.url ?? '');
    await expect(kept).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(side(page).getByText(/^1 of \d+ spots available$/)).toBeVisible();
  await accessible(page, 'a place is kept');
  await register.click();
  await expect(page).toHaveURL(`${portal}/dashboard/training`);
  const own = await registrationsOf(api, member);
  expect(own.map(({ session_id, status }) => [session_id, status])).toContainEqual([
    session.public_id,
    'confirmed',
  ]);
});
