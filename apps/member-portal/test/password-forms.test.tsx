// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { accountForms } from './faults/account-forms.tsx';
import { serve, show } from './faults/form-page.tsx';
import { replies } from './faults/replies.ts';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));
vi.mock('../src/auth/session.ts', () => ({ session: {}, signOut: () => Promise.resolve() }));
vi.mock('react-router-dom', () => import('./faults/router.ts'));
vi.mock('@detroit-well/booking/human-check', () => import('./faults/human-check.ts'));

beforeEach(() => {
  document.head.innerHTML =
    '<script type="application/json" id="settings">{"publicSiteUrl":"https://www.example.com"}</script>';
});

const withPassword = ['sign-in', 'create account', 'reset password', 'change password', 'delete account'];

it.each(accountForms.filter(({ name }) => withPassword.includes(name)))(
  'the form $name tells a password manager whose password it is, and which one',
  async (row) => {
    serve(row.call, () => replies.cut, row.others);
    await show(row.form());
    const fields = [...document.querySelectorAll<HTMLInputElement>('form input[autocomplete]')];
    const kinds = fields.map(({ autocomplete }) => autocomplete);
    const firstPassword = kinds.findIndex((kind) => kind.endsWith('-password'));
    expect(['username', 'email']).toContain(kinds[firstPassword - 1]);
    const passwords = [...document.querySelectorAll<HTMLInputElement>('input[type="password"]')];
    expect(passwords.length).toBeGreaterThan(0);
    expect(passwords.map(({ autocomplete }) => autocomplete)).toEqual(kinds.slice(firstPassword));
  },
);
