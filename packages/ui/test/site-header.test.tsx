import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { HeaderAuth } from '../src/components/site-header/site-header-props.ts';
import { SiteHeader } from '../src/components/site-header/site-header.tsx';

const hrefs = { dashboardHref: '/dashboard', signInHref: '/login', getStartedHref: '/register' };

function openMenu(auth: HeaderAuth, bookEventHref = '/events') {
  render(
    <SiteHeader
      brand="Detroit//Well"
      menu={[{ label: 'Training', href: '/training' }]}
      phone="(313) 555-0142"
      bookEventHref={bookEventHref}
      auth={auth}
    />,
  );
  fireEvent.click(screen.getByRole('link', { name: /^Menu/ }));
  return within(screen.getByRole('dialog', { name: 'Menu' }));
}

const visitor: HeaderAuth = { signedIn: false, ...hrefs };
const member: HeaderAuth = {
  signedIn: true,
  ...hrefs,
  links: [{ label: 'Billing', href: '/account/billing' }],
};

/** The click handler replaces the menu's history entry with the target of the link. */
const replacesMenuEntry = (link: HTMLElement): boolean => !fireEvent.click(link);

describe('a link in the open menu replaces the menu in the history', () => {
  beforeEach(() => history.replaceState(null, ''));

  it.each<[string, HeaderAuth]>([
    ['Detroit//Well, home', visitor],
    ['Training', visitor],
    ['Get Started', visitor],
    ['Sign In', visitor],
    ['Book Your Event', visitor],
    ['View Dashboard', member],
    ['Billing', member],
  ])('%s', (name, auth) => {
    expect(replacesMenuEntry(openMenu(auth).getByRole('link', { name }))).toBe(true);
  });

  it.each([
    ['a phone link', '(313) 555-0142'],
    ['an email link', 'Book Your Event'],
  ])('except %s, because the page stays open', (_what, name) => {
    expect(
      replacesMenuEntry(openMenu(visitor, 'mailto:events@example.test').getByRole('link', { name })),
    ).toBe(false);
  });

  it('except a link that opens a new tab', () => {
    const link = openMenu(visitor).getByRole('link', { name: 'Sign In' });
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  });
});
