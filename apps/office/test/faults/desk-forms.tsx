import type { OfficePayment, RefundTerms } from '@detroit-well/api-client';
import { contract } from '@detroit-well/api-client/contract';
import { exampleReply } from '@detroit-well/api-client/testing';
import { EndDialog } from '../../src/memberships/end-dialog.tsx';
import { GrantDialog } from '../../src/memberships/grant-dialog.tsx';
import { PauseDialog } from '../../src/memberships/pause-dialog.tsx';
import { ResumeDialog } from '../../src/memberships/resume-dialog.tsx';
import { RefundForm } from '../../src/money/refund-form.tsx';
import { SettleDialog } from '../../src/money/settle-dialog.tsx';
import { TakePaymentDialog } from '../../src/money/take-payment-dialog.tsx';
import { SellPassDialog } from '../../src/passes/sell-pass-dialog.tsx';
import { CancelRegistrationDialog } from '../../src/registrations/cancel-registration-dialog.tsx';
import { MoveDialog } from '../../src/registrations/move-dialog.tsx';
import { RegisterDialog } from '../../src/registrations/register-dialog.tsx';
import { AddDialog } from '../../src/waitlist/add-dialog.tsx';
import { OfferDialog } from '../../src/waitlist/offer-dialog.tsx';
import { RemoveDialog } from '../../src/waitlist/remove-dialog.tsx';
import type { FormRow } from './form-row.ts';

const person = { id: 'p1', name: 'Danielle Whitaker' };
const registration = { id: 'r1', session_id: 's1', session_title: 'Rhythm Roll' };
const payable = { id: 'r1', title: 'Rhythm Roll', owed: '75.00', personName: person.name };
const terms: RefundTerms = { ...exampleReply(contract.officePayments.refundTerms), destinations: ['cash'] };
const payment: OfficePayment = exampleReply(contract.officePayments.list).results[0]!;
const membership = exampleReply(contract.officePeople.read).memberships[0]!;
const waiting = exampleReply(contract.officeWaitlist.list).results[0]!;
const ahead = {
  'GET /office/sessions/': {
    results: [
      {
        ...exampleReply(contract.officeSessions.read),
        id: 's2',
        start_datetime: '2099-03-19T18:30:00-04:00',
        meetings: [
          { start_datetime: '2099-03-19T18:30:00-04:00', end_datetime: '2099-03-19T20:00:00-04:00' },
        ],
      },
    ],
  },
};

const failedRenewal = {
  'GET /office/worklist/': {
    results: [
      {
        ...exampleReply(contract.officeWorklist.list).results[0]!,
        id: 'renewal_failed:m1',
        kind: 'renewal_failed',
      },
    ],
  },
};

/** What the desk does for a person: registrations, memberships and money. */
export const deskForms: readonly FormRow[] = [
  {
    name: 'registering a person over the capacity',
    preview: 'POST /office/people/{id}/registrations/preview/',
    call: 'POST /office/people/{id}/registrations/',
    form: (onClose) => <RegisterDialog person={person} sessionId="s1" open onClose={onClose} />,
    fill: { Reason: 'A coach asked for it.' },
    submit: 'Register anyway',
    field: ['reason', 'Reason'],
  },
  {
    name: 'putting a person on a waitlist',
    call: 'POST /office/sessions/{id}/waitlist/',
    form: (onClose) => <AddDialog sessionId="s1" open onClose={onClose} />,
    fill: { Person: 'Whitaker' },
    pick: 'Danielle Whitaker',
    submit: 'Add to the end',
  },
  {
    name: 'offering a spot out of turn',
    call: 'POST /office/sessions/{id}/waitlist/{entry}/offer/',
    form: (onClose) => <OfferDialog sessionId="s1" entry={waiting} open onClose={onClose} />,
    fill: { Reason: 'Drove in from Flint.' },
    submit: 'Offer now',
    field: ['reason', 'Reason'],
  },
  {
    name: 'removing a person from a waitlist',
    call: 'DELETE /office/sessions/{id}/waitlist/{entry}/',
    form: (onClose) => <RemoveDialog sessionId="s1" entry={waiting} open onClose={onClose} />,
    submit: 'Remove',
  },
  {
    name: 'moving a registration',
    preview: 'POST /office/people/{id}/registrations/{registration_id}/move/preview/',
    call: 'POST /office/people/{id}/registrations/{registration_id}/move/',
    form: (onClose) => <MoveDialog person={person} registration={registration} open onClose={onClose} />,
    others: ahead,
    choose: 'Rhythm Roll',
    fill: { Reason: 'A coach asked for it.' },
    submit: 'Move anyway',
    field: ['reason', 'Reason'],
  },
  {
    name: 'cancelling a registration',
    preview: 'POST /office/people/{id}/registrations/{registration_id}/cancel/preview/',
    call: 'POST /office/people/{id}/registrations/{registration_id}/cancel/',
    form: (onClose) => (
      <CancelRegistrationDialog person={person} registration={registration} open onClose={onClose} />
    ),
    fill: { Reason: 'Called in sick.' },
    submit: 'Cancel and refund $75',
    field: ['reason', 'Reason'],
  },
  {
    name: 'granting a membership',
    call: 'POST /office/people/{id}/memberships/',
    form: (onClose) => <GrantDialog person={person} open onClose={onClose} />,
    fill: { Name: 'Founding', Reason: 'Built the floor.' },
    submit: 'Grant membership',
    field: ['tier', 'Name'],
  },
  {
    name: 'ending a membership',
    call: 'POST /office/people/{id}/memberships/{membership_id}/end/',
    form: (onClose) => <EndDialog person={person} membership={membership} open onClose={onClose} />,
    fill: { Reason: 'Moved away.' },
    submit: 'End membership',
    field: ['reason', 'Reason'],
  },
  {
    name: 'pausing a membership',
    call: 'POST /office/people/{id}/memberships/{membership_id}/pause/',
    form: (onClose) => <PauseDialog person={person} membership={membership} open onClose={onClose} />,
    fill: { Reason: 'A broken wrist.' },
    submit: 'Pause membership',
    field: ['from', 'First day'],
  },
  {
    name: 'resuming a membership',
    call: 'POST /office/people/{id}/memberships/{membership_id}/resume/',
    form: (onClose) => (
      <ResumeDialog person={person} membership={{ ...membership, state: 'paused' }} open onClose={onClose} />
    ),
    fill: { Reason: 'Back earlier.' },
    submit: 'Resume today',
    field: ['reason', 'Reason'],
  },
  {
    name: 'selling a pass',
    call: 'POST /office/people/{id}/passes/',
    form: (onClose) => <SellPassDialog person={person} open onClose={onClose} />,
    fill: { Note: 'Turned 40.' },
    submit: 'Take $75',
    field: ['reason', 'Note'],
  },
  {
    name: 'taking a payment',
    call: 'POST /office/payments/',
    form: (onClose) => <TakePaymentDialog payable={payable} onClose={onClose} />,
    fill: { Amount: '10' },
    submit: 'Take $10',
    field: ['amount', 'Amount'],
  },
  {
    name: 'sending a payment link',
    call: 'POST /office/payments/link/',
    form: (onClose) => <TakePaymentDialog payable={payable} onClose={onClose} />,
    fill: { Amount: '10' },
    submit: 'Send a payment link',
    failed: 'The payment link was not sent.',
  },
  {
    name: 'refunding a payment',
    call: 'POST /office/payments/{id}/refunds/',
    form: (onClose) => <RefundForm payment={payment} terms={terms} onClose={onClose} />,
    fill: { Amount: '10', Reason: 'Late start.' },
    submit: 'Refund $10',
    field: ['amount', 'Amount'],
  },
  {
    name: 'handing out a refund',
    call: 'POST /office/payments/{id}/settle/',
    form: (onClose) => <SettleDialog refund={payment} onClose={onClose} />,
    submit: 'I handed it out',
  },
  {
    name: 'charging the card of a failed renewal again',
    call: 'POST /office/payments/renewals/{id}/retry/',
    at: '/office/money?tab=worklist',
    others: failedRenewal,
    submit: /^Try now/,
    failed: 'The card was not charged.',
    toast: true,
  },
  {
    name: 'sending a link for a failed renewal',
    call: 'POST /office/payments/renewals/{id}/link/',
    at: '/office/money?tab=worklist',
    others: failedRenewal,
    submit: /^Send link/,
    failed: 'The payment link was not sent.',
    toast: true,
  },
];
