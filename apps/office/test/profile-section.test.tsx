// @vitest-environment jsdom
import type { OfficeAccess } from '@detroit-well/api-client';
import { contract } from '@detroit-well/api-client/contract';
import { exampleReply } from '@detroit-well/api-client/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AccessContext } from '../src/access/access.ts';
import { ProfileSection } from '../src/routes/person/profile-section.tsx';

const person = { ...exampleReply(contract.officePeople.read), id: 'p1', email: '', email_verified: false };

function show(contact_email: string | null, permissions: OfficeAccess['permissions']): void {
  render(
    <AccessContext value={{ role: 'front_desk', permissions, refund_limit_cents: 0 }}>
      <ProfileSection person={{ ...person, contact_email }} />
    </AccessContext>,
  );
}

it('says where mail goes of a person without an email, and leads to adding one', () => {
  show('family@demo.test', ['people.write']);
  expect(screen.getByRole('link', { name: 'family@demo.test' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add an email' }).getAttribute('href')).toBe(
    '/office/people/p1/edit',
  );
  expect(screen.queryByText('Not verified')).toBeNull();
});

it('says that nothing is mailed where there is no address, and offers no change to who may make none', () => {
  show(null, []);
  expect(screen.getByText('None, so nothing is mailed')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add an email' })).toBeNull();
});
