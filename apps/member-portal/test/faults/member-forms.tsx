import { friendlyMessage } from '@detroit-well/api-client/errors';
import { referenceText } from '@detroit-well/reference-texts';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { registeredSessionQuery } from '../../src/api/queries.ts';
import { AddressManager } from '../../src/routes/billing-address/address-manager.tsx';
import { ContactList } from '../../src/routes/emergency-contacts/contact-list.tsx';
import { FeedbackPart } from '../../src/routes/session/feedback.tsx';
import { Thread } from '../../src/routes/session/thread.tsx';
import { LinkForm } from '../../src/routes/sign/link-form.tsx';
import { IdentityForm } from '../../src/routes/waiver/identity-form.tsx';
import { SignForm } from '../../src/routes/waiver/sign-form.tsx';
import { page, press, type } from './form-page.tsx';
import { saving, unconfirmed, waitForCall, type FormRow } from './form-row.ts';
import { isUnknown } from './replies.ts';
import { now, session } from './session.ts';

// The conversation closes when the session has ended.
const ahead = {
  ...session,
  meetings: [{ start_datetime: '2099-03-01T18:30:00-05:00', end_datetime: '2099-03-01T20:00:00-05:00' }],
};
const address = {
  public_id: 'b1',
  address: '2934 Russell Street',
  address2: '',
  city: 'Detroit',
  state: 'MI',
  postal_code: '48207',
  country: 'US',
  updated_at: '',
};
const contact = {
  public_id: 'c1',
  name: 'Marcus Baker',
  relationship: 'sibling',
  phone: '+1 313 555 0142',
  email: 'marcus@example.test',
  is_primary: false,
};
const waiver = {
  title: 'Waiver',
  body: '<p>At your own risk.</p>',
  rules: [],
  effective_date: '2026-01-01',
  version: '1',
  text_hash: 'a1',
};
const signer = {
  public_id: 'p1',
  email: 'ada@example.test',
  first_name: 'Ada',
  last_name: 'Lovelace',
  display_name: 'Ada',
  phone: null,
  gender: 1,
  date_of_birth: null,
  image_url: null,
  image_thumbnail: null,
  waiver_accepted: false,
  payment_consent: false,
  reminders: true,
};
const retryMessage = /^(Retry|Try [Aa]gain)/;

/** The feedback part with the query of the session page, which sending feedback updates. */
function FeedbackOfSession() {
  const { data } = useQuery(registeredSessionQuery('s1'));
  return data ? <FeedbackPart session={data} /> : null;
}

/** The forms for contacts, billing address, waiver, feedback and messages. */
export const memberForms: readonly FormRow[] = [
  {
    name: 'emergency contact',
    call: 'POST /emergency-contacts/',
    good: { status: 201, data: contact },
    form: () => <ContactList contacts={[]} />,
    fill: () => {
      press('Add contact');
      type('Name', contact.name);
      type('Relationship', contact.relationship);
      type('Phone number', contact.phone);
      type('Email', contact.email);
    },
    submit: () => press('Save'),
    preserved: { Name: contact.name, 'Phone number': contact.phone, Email: contact.email },
    expectedText: saving(referenceText('B8.9/contacts/save'), referenceText('B8.9/contacts/network')),
    unconfirmed: unconfirmed('the contact was saved'),
    done: () => screen.findByText('Marcus Baker is saved.'),
  },
  {
    name: 'delete contact',
    call: 'DELETE /emergency-contacts/c1/',
    good: { status: 204 },
    form: () => <ContactList contacts={[contact]} />,
    fill: () => press('Delete Marcus Baker'),
    submit: () => press('Delete'),
    preserved: {},
    expectedText: () => referenceText('B8.9/contacts/delete'),
    unconfirmed: unconfirmed('the contact was deleted'),
    done: () => screen.findByText('Marcus Baker is deleted.'),
  },
  {
    name: 'billing address',
    call: 'PATCH /billing-address/',
    good: { data: address },
    form: () => <AddressManager address={address} />,
    fill: () => {
      press('Edit');
      type('Street address', '1 Woodward Avenue');
    },
    submit: () => press('Save'),
    preserved: { 'Street address': '1 Woodward Avenue', City: 'Detroit', 'ZIP Code': '48207' },
    expectedText: saving(referenceText('B8.7/billing/save'), referenceText('B8.7/billing/network')),
    unconfirmed: unconfirmed('your address was saved'),
    done: () => screen.findByText('Your billing address is saved.'),
  },
  {
    name: 'delete billing address',
    call: 'DELETE /billing-address/',
    good: { status: 204 },
    form: () => <AddressManager address={address} />,
    fill: () => press('Delete'),
    submit: () => press('Delete'),
    preserved: {},
    expectedText: () => referenceText('B8.7/billing/delete'),
    unconfirmed: unconfirmed('your address was deleted'),
    done: () => screen.findByText('Your billing address is deleted.'),
  },
  {
    name: 'who signs the waiver',
    call: 'PATCH /me/',
    good: { data: signer },
    form: () => <IdentityForm profile={signer} onSaved={page.navigate} />,
    fill: () => {
      type('First name', 'Josephine');
      type('Month', '6');
      type('Day', '3');
      type('Year', '1981');
    },
    submit: () => press('Continue'),
    preserved: { 'First name': 'Josephine', 'Last name': 'Lovelace', Month: '6', Day: '3', Year: '1981' },
    expectedText: saving(referenceText('B8.7/profile/fallback'), referenceText('B8.7/profile/network')),
    unconfirmed: unconfirmed('your details were saved'),
    done: () => waitForCall(page.navigate),
  },
  {
    name: 'waiver',
    call: 'POST /waiver/accept/',
    good: { data: { waiver_accepted: true, payment_consent: true, current_version: '1' } },
    others: { 'GET /waiver/content/': waiver },
    form: () => <SignForm content={waiver} onSigned={page.navigate} />,
    fill: () => {
      for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
      type(/full name/, 'Ada Lovelace');
    },
    submit: () => press('Sign waiver'),
    preserved: {},
    expectedText: saving(referenceText('B8.7/waiver/accept'), referenceText('B8.7/waiver/network')),
    unconfirmed: unconfirmed('your waiver was signed'),
    done: () => waitForCall(page.navigate),
  },
  {
    name: 'waiver by link',
    call: 'POST /waiver/links/t/',
    good: { data: { accepted_at: '2026-03-14T18:29:00-04:00', version: '1' } },
    form: () => (
      <LinkForm
        token="t"
        link={{
          first_name: 'Ada',
          asks: ['last_name'],
          under_age: false,
          expires_at: now.toISOString(),
          waiver,
          changed: [],
        }}
        onSigned={page.navigate}
        onTooYoung={page.navigate}
        onRefused={() => undefined}
      />
    ),
    fill: () => {
      for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
      type('Last name', 'Lovelace');
      type(/full name/, 'Ada Lovelace');
    },
    submit: () => press('Sign the waiver'),
    preserved: { 'Last name': 'Lovelace' },
    expectedText: saving(referenceText('B8.7/waiver/accept'), referenceText('B8.7/waiver/network')),
    unconfirmed: unconfirmed('your waiver was signed'),
    done: () => waitForCall(page.navigate),
  },
  {
    name: 'feedback',
    call: 'POST /sessions/registered/s1/feedback/',
    good: {
      status: 201,
      data: { rating: 4, comment: 'More of the slow song.', created_at: '2026-03-02T10:00:00-05:00' },
    },
    others: { 'GET /sessions/registered/s1/': session },
    form: () => <FeedbackOfSession />,
    fill: async () => {
      fireEvent.click(await screen.findByRole('radio', { name: /4 stars/ }));
      type(/What should we know/, 'More of the slow song.');
    },
    submit: () => press(/Send Feedback|Try Again/),
    preserved: {},
    expectedText: (fault) =>
      isUnknown(fault)
        ? 'We could not confirm whether your feedback was sent.'
        : 'Your feedback was not sent.',
    unconfirmed: null,
    done: async () => {
      await screen.findByText('Thank you.');
      // The page shows the feedback even when the response does not contain it.
      await screen.findByText(/4 of 5/);
      await screen.findByText('More of the slow song.');
    },
  },
  {
    name: 'message to the session',
    call: 'POST /sessions/registered/s1/messages/',
    good: {
      status: 201,
      data: {
        public_id: 'm1',
        message: 'Which wheels?',
        created_at: '2026-03-02T10:00:00-05:00',
        is_mine: true,
      },
    },
    others: { 'GET /sessions/registered/s1/messages/': [] },
    form: () => <Thread session={ahead} now={now} completed={false} />,
    fill: () => type(/Message to your coach/, 'Which wheels?'),
    // A failed message has its own retry button.
    submit: () => press(screen.queryByRole('button', { name: retryMessage }) ? retryMessage : /^Send/),
    preserved: {},
    expectedText: (fault) =>
      isUnknown(fault)
        ? 'We could not confirm whether this was sent. A second try will not send it twice.'
        : `Not sent. ${friendlyMessage(Number(fault))}`,
    unconfirmed: null,
    done: () => screen.findByText('Which wheels?'),
  },
];
