import {
  contract,
  type RegisteredSessionDetail,
  type Session,
  type WaitlistItem,
} from '@detroit-well/api-client/contract';
import { registrationFailedWith, sentences } from '@detroit-well/api-client/errors';
import { exampleReply } from '@detroit-well/api-client/testing';
import { bookingMessages } from '@detroit-well/booking/messages';
import { referenceText } from '@detroit-well/reference-texts';
import { fireEvent, screen } from '@testing-library/react';
import { PaymentPanel } from '../../src/registration/payment-panel.tsx';
import { useRegistrationFlow } from '../../src/registration/use-registration-flow.tsx';
import { PayForm } from '../../src/routes/pay/pay-form.tsx';
import { CancelRegistration } from '../../src/routes/session/cancel-registration.tsx';
import { PayPanel } from '../../src/routes/session/pay-panel.tsx';
import { LeaveWaitlist } from '../../src/routes/waitlist/leave-waitlist.tsx';
import { WaitingList } from '../../src/routes/waitlist/waiting-list.tsx';
import { page, press, type } from './form-page.tsx';
import { unreadable, waitForCall, type FormRow } from './form-row.ts';
import { isLost, isUnknown, isUnreadable } from './replies.ts';
import { now, session } from './session.ts';

const bookable = {
  ...session,
  title: 'Rhythm & Glide',
  program: { title: 'Glide', category_name: 'Skate//Well' },
  start_datetime: '2026-05-14T18:30:00-04:00',
  end_datetime: '2026-05-14T20:00:00-04:00',
  meetings: [{ start_datetime: '2026-05-14T18:30:00-04:00', end_datetime: '2026-05-14T20:00:00-04:00' }],
  price: '75.00',
  price_public: '75.00',
  price_member: '60.00',
} as unknown as Session;

const onAPlan = {
  ...bookable,
  registration: { ...session.registration, payment_plan: 'bi_weekly', price: '75.00', instalments: [] },
} as unknown as RegisteredSessionDetail;

const waiting = {
  public_id: 'w1',
  session_id: 's1',
  session: bookable,
  position: 2,
  waiting_count: 4,
  notify_email: true,
  notify_sms: false,
  on_waitlist: true,
} as unknown as WaitlistItem;

const paymentPanel = () => (
  <PaymentPanel
    session={bookable}
    now={now}
    isMember={false}
    onClose={() => undefined}
    onChoose={() => undefined}
    onDone={page.navigate}
  />
);

async function fillCard(): Promise<void> {
  const number = await screen.findByLabelText('Card number');
  fireEvent.change(number, { target: { value: '4242 4242 4242 4242' } });
  type('Expires', '08 / 30');
  type('CVC', '123');
}

async function fillPayment(): Promise<void> {
  await fillCard();
  type(/Notes for the coach/, 'A sore knee');
  fireEvent.click(screen.getByRole('checkbox', { name: /payment terms/ }));
}

/** The registration flow behind a Register button, as on the dashboard. */
function RegistrationList() {
  const ignore = () => undefined;
  const flow = useRegistrationFlow({
    now,
    isMember: false,
    onBlocked: ignore,
    onDone: ignore,
    onLeave: ignore,
    onUnreachable: ignore,
  });
  return (
    <>
      <button type="button" onClick={() => flow.register(bookable)}>
        Register
      </button>
      {flow.screen}
    </>
  );
}

/** The forms for registration, payment, waitlist and cancellation. */
export const bookingForms: readonly FormRow[] = [
  {
    name: 'payment',
    call: 'POST /training/registrations/register/',
    good: { status: 201, data: { registration: { public_id: 'r1' }, payment: { status: 'succeeded' } } },
    others: {
      'GET /payments/config/': { provider: 'sandbox', publishable_key: null },
      'POST /payments/sandbox/payment-methods/': { payment_method_id: 'pm_1' },
      'GET /training/registrations/': [{ public_id: 'r1', session_id: 's1', status: 'confirmed' }],
    },
    form: paymentPanel,
    fill: fillPayment,
    submit: () => press(/Pay and register|Check again/),
    preserved: { 'Card number': '4242 4242 4242 4242', CVC: '123' },
    // SPEC-B 8.8: the form shows the server's message if the response has one.
    expectedText: (fault) =>
      isUnknown(fault) ? 'We could not confirm whether this went through.' : registrationFailedWith('fault'),
    unconfirmed: null,
    done: () => waitForCall(page.navigate),
  },
  {
    name: 'payment card',
    call: 'POST /payments/sandbox/payment-methods/',
    good: { status: 201, data: { payment_method_id: 'pm_1' } },
    others: {
      'GET /payments/config/': { provider: 'sandbox', publishable_key: null },
      'POST /training/registrations/register/': { registration: { public_id: 'r1' } },
    },
    form: paymentPanel,
    fill: fillPayment,
    submit: () => press(/Pay and register/),
    preserved: { 'Card number': '4242 4242 4242 4242', CVC: '123' },
    // This call charges nothing, so it has no unknown outcome.
    expectedText: (fault) => {
      if (isLost(fault)) return bookingMessages.notSent;
      return registrationFailedWith(isUnreadable(fault) ? referenceText('B8.8/payment/fallback') : 'fault');
    },
    unconfirmed: null,
    repeatable: true,
    successes: [],
    done: () => waitForCall(page.navigate),
  },
  {
    name: 'instalment payment',
    call: 'POST /training/registrations/r1/pay/',
    good: {
      status: 201,
      data: { registration: { public_id: 'r1' }, payment: { status: 'succeeded', amount: '38.00' } },
    },
    others: {
      'GET /payments/config/': { provider: 'sandbox', publishable_key: null },
      'POST /payments/sandbox/payment-methods/': { payment_method_id: 'pm_1' },
      'GET /training/registrations/': [
        { public_id: 'r1', session_id: 's1', instalments: [{ status: 'paid' }, { status: 'paid' }] },
      ],
    },
    form: () => (
      <PayPanel
        session={onAPlan}
        now={now}
        next={{ amount: '38.00', number: 2, dueOn: '2026-05-14' }}
        onClose={() => undefined}
        onPaid={page.navigate}
      />
    ),
    fill: fillCard,
    submit: () => press(/^Pay|Check again/),
    preserved: { 'Card number': '4242 4242 4242 4242', CVC: '123' },
    expectedText: (fault) => (isUnknown(fault) ? 'We could not confirm whether this went through.' : 'fault'),
    unconfirmed: null,
    done: () => waitForCall(page.navigate),
  },
  {
    name: 'payment by link',
    call: 'POST /payment-links/t/',
    good: {
      data: { payment: { status: 'succeeded', client_secret: null, amount: '75.00' }, message: 'Paid.' },
    },
    others: {
      'GET /payments/config/': { provider: 'sandbox', publishable_key: null },
      'POST /payments/sandbox/payment-methods/': { payment_method_id: 'pm_1' },
      'GET /payment-links/t/': exampleReply(contract.payments.readLink),
    },
    form: () => (
      <PayForm
        token="t"
        link={{ ...exampleReply(contract.payments.readLink), amount: '75.00', terms: null }}
        onDone={page.navigate}
        onEnd={() => undefined}
      />
    ),
    fill: fillCard,
    submit: () => press(/^Pay|Check again/),
    preserved: { 'Card number': '4242 4242 4242 4242', CVC: '123' },
    expectedText: (fault) =>
      isUnknown(fault) || isUnreadable(fault) ? 'We could not confirm whether this went through.' : 'fault',
    unconfirmed: null,
    // The link says that it still waits.
    successes: [],
    done: () => waitForCall(page.navigate),
  },
  {
    name: 'leave waitlist',
    call: 'DELETE /training/waitlist/w1/',
    good: { status: 204 },
    form: () => (
      <LeaveWaitlist
        leave={{ item: waiting, held: false }}
        onClose={() => undefined}
        onLeft={page.navigate}
      />
    ),
    fill: () => undefined,
    submit: () => press('Leave Waitlist'),
    preserved: {},
    expectedText: (fault) =>
      isUnknown(fault)
        ? sentences.unknownOutcome
        : 'We could not take you off the waitlist. Please try again.',
    unconfirmed: null,
    // Leaving a waitlist a second time is a success (SPEC-B 4).
    repeatable: true,
    successes: [...unreadable, '404'],
    done: () => waitForCall(page.navigate),
  },
  {
    name: 'waitlist notifications',
    call: 'PATCH /training/waitlist/w1/',
    good: { data: { public_id: 'w1', on_waitlist: true } },
    form: () => <WaitingList items={[waiting]} smsOffered isMember={false} onLeave={() => undefined} />,
    fill: () => undefined,
    submit: () => void fireEvent.click(screen.getByRole('checkbox', { name: /SMS|text/i })),
    preserved: {},
    expectedText: (fault) =>
      isUnknown(fault) ? sentences.unknownOutcome : 'We could not save your choice. Please try again.',
    unconfirmed: null,
    done: () => screen.findByText('Saved.'),
  },
  {
    name: 'availability check',
    call: 'GET /training/sessions/s1/availability/',
    good: { data: { can_register: true, max_participants: 16, current_registrations: 4, is_full: false } },
    others: {
      'GET /training/dashboard/user/': { profile: { waiver_accepted: true, payment_consent: true } },
      'GET /payments/config/': { provider: 'sandbox', publishable_key: null },
    },
    form: () => <RegistrationList />,
    fill: () => undefined,
    submit: () => press(screen.queryByRole('button', { name: /^Try Again/ }) ? /^Try Again/ : /^Register$/),
    preserved: {},
    expectedText: (fault) =>
      referenceText(fault === '404' ? 'B8.8/availability/unavailable' : 'B8.8/availability/fallback'),
    unconfirmed: null,
    repeatable: true,
    successes: [],
    done: () => screen.findByRole('dialog', { name: 'Complete Registration' }),
  },
  {
    name: 'cancel registration',
    call: 'POST /sessions/registered/s1/cancel/',
    good: { data: {} },
    others: {
      'GET /sessions/registered/s1/cancel/preview/': {
        can_cancel: true,
        paid_amount: '0.00',
        refund_amount: '0.00',
        full_refund: true,
        refund_deadline: '2026-03-13T18:30:00-04:00',
        refund_credit: '0.00',
        open_instalments: 0,
      },
    },
    form: () => <CancelRegistration session={session} onCancelled={page.navigate} />,
    fill: async () => {
      press('Cancel registration');
      await screen.findByText(/You have paid nothing yet/);
      type(/Reason/, 'A sore knee');
    },
    submit: () => press('Cancel registration'),
    preserved: {},
    expectedText: (fault) =>
      isUnknown(fault)
        ? sentences.unknownOutcome
        : 'We could not cancel your registration. Please try again.',
    unconfirmed: null,
    done: () => waitForCall(page.navigate),
  },
];
