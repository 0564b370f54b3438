import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { SiteHeader, type HeaderSession } from '../src/components/site-header/site-header.tsx';

const hrefs = { dashboardHref: '/dashboard', signInHref: '/login', getStartedHref: '/register' };

function openMenu(session: HeaderSession, bookEventHref = '/events') {
  render(
    <SiteHeader
      brand="Detroit//Well"
      menu={[{ label: 'Training', href: '/training' }]}
      phone="(313) 555-0142"
      bookEventHref={bookEventHref}
      backClosesMenu
      session={session}
    />,
  );
  fireEvent.click(screen.getByRole('link', { name: /^Menu/ }));
  return within(screen.getByRole('dialog', { name: 'Menu' }));
}

const visitor: HeaderSession = { signedIn: false, ...hrefs };
const member: HeaderSession = {
  signedIn: true,
  ...hrefs,
  links: [{ label: 'Billing', href: '/account/billing' }],
};

/** Who takes the press over replaces the menu's entry in the history by where the link leads. */
const takesOver = (link: HTMLElement): boolean => !fireEvent.click(link);

describe('a link in the open menu replaces the menu in the history', () => {
  beforeEach(() => history.replaceState(null, ''));

  it.each<[string, HeaderSession]>([
    ['Detroit//Well, home', visitor],
    ['Training', visitor],
    ['Get Started', visitor],
    ['Sign In', visitor],
    ['Book Your Event', visitor],
    ['View Dashboard', member],
    ['Billing', member],
  ])('%s', (name, session) => {
    expect(takesOver(openMenu(session).getByRole('link', { name }))).toBe(true);
  });

  it.each([
    ['a number to call', '(313) 555-0142'],
    ['an address of mail', 'Book Your Event'],
  ])('but %s does not: the page stays', (_what, name) => {
    expect(takesOver(openMenu(visitor, 'mailto:events@example.test').getByRole('link', { name }))).toBe(
      false,
    );
  });

  it('and a link that opens a tab does not either', () => {
    const link = openMenu(visitor).getByRole('link', { name: 'Sign In' });
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  });
});
