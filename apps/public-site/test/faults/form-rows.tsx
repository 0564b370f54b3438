import { referenceText } from '@detroit-well/reference-texts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { FooterNewsletter } from '../../src/newsletter/footer-newsletter.tsx';
import { GuestPanel } from '../../src/registration/guest-panel.tsx';
import { TellDialog } from '../../src/openings/tell-dialog.tsx';
import { SoonForm } from '../../src/routes/coming-soon/soon-form.tsx';
import { ContactForm } from '../../src/routes/contact/contact-form.tsx';
import { summarise } from '../../src/sessions/session-view.ts';
import { context, session } from '../fixtures.ts';
import { registered, tick } from '../guest-page.tsx';
import { isLost, isUnknown, type Fault } from './replies.ts';

export interface FormRow {
  readonly name: string;
  readonly call: string;
  readonly good: unknown;
  readonly form: () => ReactElement;
  readonly fill: () => void | Promise<void>;
  readonly submit: () => void;
  /** The values that remain after a failure, by label. */
  readonly preserved: Readonly<Record<string, string>>;
  /** The sentence on the screen under a fault. */
  readonly expectedText: (fault: Fault) => RegExp;
  /** Faults that count as a success; by default every success whose response cannot be read, because a change has happened. */
  readonly successes?: readonly Fault[];
  /** The success messages for a reply with details and for a reply without. */
  readonly done: RegExp;
  readonly doneWithNothing: RegExp;
}

const type = (label: string | RegExp, value: string): void => {
  const field = screen.getByLabelText(label);
  fireEvent.input(field, { target: { value } });
  fireEvent.change(field, { target: { value } });
};
const press = (name: string | RegExp): void =>
  void fireEvent.click(screen.getAllByRole('button', { name }).at(-1)!);

const exactly = (text: string): RegExp => new RegExp(`^${text.replaceAll('.', '\\.')}$`);

const list = { 'Email address': 'ada@example.test' };
const unknownRegistration = /We could not confirm whether this went through\./;

export const forms: readonly FormRow[] = [
  {
    name: 'mailing list',
    call: 'POST /mailing-list-signup/',
    good: { created: true, message: 'Welcome to the list.' },
    form: () => <FooterNewsletter apiUrl={context.apiUrl} />,
    fill: () => type('Email address', list['Email address']),
    submit: () => press(/Join the list/),
    preserved: list,
    // SPEC-B 8.6: the message of the server, otherwise the default.
    expectedText: (fault) => (isLost(fault) ? exactly(referenceText('B8.6/newsletter/fallback')) : /^fault$/),
    done: /Welcome to the list\./,
    doneWithNothing: /Successfully subscribed!/,
  },
  {
    name: 'early access',
    call: 'POST /mailing-list-signup/',
    good: { created: true, message: 'Welcome to the list.' },
    form: () => <SoonForm apiUrl={context.apiUrl} />,
    fill: () => type('Email address', list['Email address']),
    submit: () => press(/Get early access/),
    preserved: list,
    expectedText: (fault) => (isLost(fault) ? exactly(referenceText('B8.6/coming-soon/network')) : /^fault$/),
    done: /Welcome to the list\./,
    doneWithNothing: /Successfully subscribed!/,
  },
  {
    name: 'message to the studio',
    call: 'POST /contact/',
    good: { message: 'Your message is with us.', received_at: '2026-03-14T17:12:00-04:00' },
    form: () => <ContactForm apiUrl={context.apiUrl} topic="private" />,
    fill: () => {
      type('Name', 'Paul Ostrowski');
      type('Email', 'paul@example.test');
      type('Message', 'Is the floor free?');
    },
    submit: () => press(/Send Message|Try Again/),
    preserved: { Name: 'Paul Ostrowski', Email: 'paul@example.test', Message: 'Is the floor free?' },
    expectedText: (fault) =>
      isUnknown(fault)
        ? /We could not confirm whether your message arrived\./
        : /Your message was not sent\.|We could not confirm/,
    done: /Thank you, Paul/,
    doneWithNothing: /Thank you, Paul/,
  },
  {
    name: 'email about an open spot',
    call: 'POST /training/sessions/ses_rhythm/openings/',
    good: { message: 'Check your email.' },
    form: () => <TellDialog open session={summarise(session)} context={context} onClose={() => {}} />,
    fill: () => type('Email', 'ada@example.test'),
    submit: () => press(/Send me the link|Try Again/),
    preserved: { Email: 'ada@example.test' },
    expectedText: (fault) =>
      isUnknown(fault) ? /We could not confirm whether this went through\./ : /^fault|We could not/,
    done: /The link is on its way to ada@example\.test\./,
    doneWithNothing: /The link is on its way to ada@example\.test\./,
  },
  {
    name: 'guest registration',
    call: 'POST /training/registrations/guest-register/',
    good: registered(null),
    form: () => (
      <GuestPanel session={summarise(session)} context={context} onClose={() => {}} onBooked={() => {}} />
    ),
    fill: async () => {
      await waitFor(() => screen.getByLabelText('Card number'));
      type('Password', 'Roll//Bounce7');
      type('Card number', '4242 4242 4242 4242');
      type('Expires', '08 / 30');
      type('CVC', '123');
      tick();
    },
    submit: () => press(/Complete Registration|Check again/),
    preserved: {},
    // The call is repeated once; a web page in place of the API says nothing about a payment.
    expectedText: (fault) =>
      isUnknown(fault) || fault === 'html' ? unknownRegistration : /^fault$|We could not confirm/,
    successes: ['null', '{}'],
    done: /Welcome to the floor\./,
    doneWithNothing: /Welcome to the floor\./,
  },
];
