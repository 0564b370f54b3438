// @vitest-environment jsdom
import * as constants from '@detroit-well/config/constants';
import { afterEach, expect, test, vi } from 'vitest';
import { signIn } from '../src/routes/login/sign-in.ts';

const tokens = { access: 'a.b.c', refresh: 'r' };
const start = vi.hoisted(() => vi.fn<(tokens: { access: string }) => Promise<void>>());

vi.mock('../src/api/client.ts', () => ({ client: { auth: { signIn: () => Promise.resolve(tokens) } } }));
vi.mock('../src/auth/session.ts', () => ({ session: { start } }));

const typed = { email: 'ada@example.test', password: 'Roll//Bounce7' };

afterEach(() => localStorage.clear());

test('sign-in succeeds when the browser has stored the tokens', async () => {
  start.mockImplementation(async ({ access }) =>
    localStorage.setItem(constants.tokenStorageKeys.access, access),
  );
  await expect(signIn(typed)).resolves.toBeNull();
});

test('sign-in says what to change when the browser has stored nothing', async () => {
  start.mockResolvedValue();
  await expect(signIn(typed)).resolves.toMatch(/Allow cookies and site data for this site/);
});
