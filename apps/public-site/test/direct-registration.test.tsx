// @vitest-environment jsdom
import { FakeProblem, fakeProblem } from '@detroit-well/api-client/testing';
import { referenceText } from '@detroit-well/reference-texts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakePortal } from './fake-portal.ts';
import { freeSession as session } from './fixtures.ts';
import { registered } from './guest-page.tsx';
import { resetBetweenTests, open, press } from './member-page.tsx';

vi.mock('../src/visitor/portal-auth.ts', () => import('./fake-portal.ts'));
resetBetweenTests();

it.each([
  [
    'full',
    fakeProblem('session_full', { session_full: true }),
    referenceText('B8.8/registration/session-full'),
  ],
  [
    'already made',
    new FakeProblem(400, { already_registered: true }),
    referenceText('B8.8/registration/already-registered'),
  ],
  ['rejected', new FakeProblem(400, {}), referenceText('B8.8/registration/400')],
  ['forbidden', new FakeProblem(403, {}), referenceText('B8.8/registration/fallback')],
])('shows the message for a registration that is %s', async (_name, problem, text) => {
  fakePortal.responses = {
    registrations: {
      register: () => {
        throw problem;
      },
    },
  };
  open(session);
  await press('Register Now');
  expect(await screen.findByText(text)).toBeDefined();
});

it('shows the success message after a registration', async () => {
  fakePortal.responses = { registrations: { register: () => registered(null) } };
  open(session);
  await press('Register Now');
  expect(await screen.findByText(referenceText('B8.8/registration/success'))).toBeDefined();
});
