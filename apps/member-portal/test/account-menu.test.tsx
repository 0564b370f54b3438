// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AccountMenu } from '../src/account/account-menu.tsx';

vi.mock('../src/auth/use-sign-out.ts', () => ({
  useSignOut: () => ({ label: 'Logout', isPending: false, startSignOut: () => {} }),
}));

it('shows Logout and the links at once, so that neither moves under a press', async () => {
  render(
    <AccountMenu
      name="Dana Reed"
      email="dana@demo.test"
      avatarSrc={null}
      waiverAccepted={true}
      isInTeam={false}
    />,
  );
  const menu = within(document.getElementById('account-menu')!);
  const seen: (readonly [logout: number, links: number])[] = [];
  const look = () =>
    seen.push([menu.queryAllByText('Logout').length, menu.queryAllByText('Dashboard').length]);
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  fireEvent.click(screen.getByRole('button', { name: 'Account, Dana Reed' }));
  look();
  await waitFor(() => expect(seen.at(-1)).toEqual([1, 1]));
  for (const [logout, links] of seen) expect(logout).toBe(links);
});
