import { learnServerTime } from '@detroit-well/config/server-clock';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import type { Session } from '../src/api/wire.ts';
import type { PageContext } from '../src/page.ts';
import { SessionPrice } from '../src/routes/session/session-price.tsx';
import { detail } from '../src/sessions/session-view.ts';
import { setVisitor, type Visitor } from '../src/visitor/visitor.ts';
import { fakePortal } from './fake-portal.ts';
import { member as withMembership, now } from './fixtures.ts';

export const context = {
  here: '/training',
  siteUrl: 'http://site.test',
  portalUrl: 'http://portal.test',
  apiUrl: 'http://api.test',
  demo: true,
  showSamples: false,
  pictureOrigins: [],
  menu: [],
  now: now.toISOString(),
} satisfies PageContext;

export const member = { ...withMembership, membership: null };

/** Renders the price box of a session for the visitor. */
export function open(shown: Session, visitor: Visitor = member): void {
  learnServerTime(context.now);
  setVisitor(visitor);
  render(<SessionPrice session={detail(shown, () => true)} others={[]} context={context} />);
}

export const button = (name: string) => screen.findByRole('button', { name });
export const isDisabled = (element: HTMLElement): boolean => element.getAttribute('aria-disabled') === 'true';
export const press = async (name: string): Promise<void> => void fireEvent.click(await button(name));

/** Resets the responses and the page for each test. */
export function resetBetweenTests(): void {
  beforeEach(() => {
    fakePortal.responses = {};
  });
  afterEach(() => {
    setVisitor({ kind: 'guest' });
  });
}
