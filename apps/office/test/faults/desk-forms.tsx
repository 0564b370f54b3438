import { contract } from '@detroit-well/api-client/contract';
import { exampleReply } from '@detroit-well/api-client/testing';
import { CancelDialog } from '../../src/memberships/cancel-dialog.tsx';
import { CardLinkDialog } from '../../src/memberships/card-link-dialog.tsx';
import { ChangePlanDialog } from '../../src/memberships/change-plan-dialog.tsx';
import { EndDialog } from '../../src/memberships/end-dialog.tsx';
import { GrantDialog } from '../../src/memberships/grant-dialog.tsx';
import { PauseDialog } from '../../src/memberships/pause-dialog.tsx';
import { ResumeDialog } from '../../src/memberships/resume-dialog.tsx';
import { CreditDialog } from '../../src/money/credit-dialog.tsx';
import { GiftCodeDialog } from '../../src/money/gift-code-dialog.tsx';
import { CancelRegistrationDialog } from '../../src/registrations/cancel-registration-dialog.tsx';
import { MoveDialog } from '../../src/registrations/move-dialog.tsx';
import { RegisterDialog } from '../../src/registrations/register-dialog.tsx';
import { ChangePriceDialog } from '../../src/routes/plans/change-price-dialog.tsx';
import { SellDialog } from '../../src/selling/sell-dialog.tsx';
import { AddDialog } from '../../src/waitlist/add-dialog.tsx';
import { OfferDialog } from '../../src/waitlist/offer-dialog.tsx';
import { RemoveDialog } from '../../src/waitlist/remove-dialog.tsx';
import { RegisterWalkIn } from '../../src/walk-ins/register-walk-in.tsx';
import { WalkInDialog } from '../../src/walk-ins/walk-in-dialog.tsx';
import { SendLinksDialog } from '../../src/waiver-links/send-links-dialog.tsx';
import { SignDialog } from '../../src/waiver-links/sign-dialog.tsx';
import type { FormRow } from './form-row.ts';

const person = { id: 'p1', name: 'Danielle Whitaker' };
const registration = { id: 'r1', session_id: 's1', session_title: 'Rhythm Roll' };
const membership = exampleReply(contract.officePeople.read).memberships[0]!;
const plan = { ...exampleReply(contract.officePlans.read), price: '49.00' };
const waiting = exampleReply(contract.officeWaitlist.list).results[0]!;
const roster = exampleReply(contract.officeRosters.read);
const walkIn = { ...exampleReply(contract.officeWorklist.list).results[0]!, id: 'walk_in:w1' };
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

/** What the desk does for a person: registrations, memberships and what is sold. */
export const deskForms: readonly FormRow[] = [
  {
    name: 'giving studio credit',
    call: 'POST /office/people/{id}/credit/',
    form: (onClose) => <CreditDialog person={person} balance="30.00" onClose={onClose} />,
    fill: { Amount: '20', Reason: 'Broken laces.' },
    submit: /^Give \$20/,
    field: ['amount', 'Amount'],
  },
  {
    name: 'reading a gift card by its code',
    call: 'POST /office/gift-cards/balance/',
    form: (onClose) => <GiftCodeDialog onClose={onClose} />,
    fill: { Code: 'K7QM-2F9D-TR4X' },
    submit: 'Check',
    field: ['code', 'Code'],
    repeatable: true,
    shows: 'is on it',
  },
  {
    name: 'emailing a receipt again',
    call: 'POST /office/payments/{id}/receipt/email/',
    at: '/office/payments/x',
    submit: 'Email receipt',
    failed: 'The receipt was not sent.',
    toast: true,
  },
  {
    name: 'sending a link to sign the waiver',
    call: 'POST /office/people/{id}/waiver-link/',
    form: (onClose) => (
      <SignDialog
        signer={{ ...person, email: 'danielle@example.com', phone: null, hasSigned: false }}
        open
        onClose={onClose}
        onRefresh={() => undefined}
      />
    ),
    submit: /Email to danielle/,
    failed: 'The waiver link was not sent.',
    repeatable: true,
  },
  {
    name: 'sending links from a roster',
    call: 'POST /office/sessions/{id}/waiver-links/',
    form: (onClose) => (
      <SendLinksDialog sessionId="s1" people={[{ ...person, sent: null }]} open onClose={onClose} />
    ),
    submit: 'Email 1',
    failed: 'The links were not sent.',
  },
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
    name: 'taking in a walk-in',
    call: 'POST /office/walk-ins/',
    form: (onClose) => <WalkInDialog roster={roster} open onAdded={() => undefined} onClose={onClose} />,
    open: ['New person'],
    fill: { 'First name': 'Marcus', 'Last name': 'Dupree', Born: '1991-08-02' },
    submit: 'Add and take',
    // The id of the walk-in makes it safe.
    repeatable: true,
  },
  {
    name: 'registering a walk-in that was refused',
    call: 'POST /office/walk-ins/{id}/register/',
    form: () => <RegisterWalkIn entry={walkIn} />,
    open: ['Register'],
    fill: { Reason: 'Room for one more.' },
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
    name: 'changing the price of a plan',
    call: 'PATCH /office/plans/{id}/',
    preview: 'POST /office/plans/{id}/price/preview/',
    form: (onClose) => <ChangePriceDialog plan={plan} name="Standard" open onClose={onClose} />,
    fill: { 'New price': '54' },
    submit: /\$54/,
    field: ['price', 'New price'],
  },
  {
    name: 'cancelling a membership at its end',
    call: 'POST /office/people/{id}/memberships/{membership_id}/cancel/',
    form: (onClose) => <CancelDialog person={person} membership={membership} open onClose={onClose} />,
    fill: { Reason: 'Moves away.' },
    submit: 'Cancel membership',
    field: ['reason', 'Reason'],
  },
  {
    name: 'sending a link to the card of a membership',
    call: 'POST /office/people/{id}/memberships/{membership_id}/payment-link/',
    form: (onClose) => <CardLinkDialog person={person} membership={membership} open onClose={onClose} />,
    submit: 'Email the link',
    failed: 'The link was not made.',
    repeatable: true,
    shows: 'Withdraw the link',
  },
  {
    name: 'withdrawing a payment link',
    call: 'POST /office/sales/{id}/withdraw/',
    form: (onClose) => <CardLinkDialog person={person} membership={membership} open onClose={onClose} />,
    open: ['Only show it'],
    submit: 'Withdraw the link',
    failed: 'The link was not withdrawn.',
  },
  {
    name: 'changing the plan of a person',
    call: 'POST /office/people/{id}/memberships/{membership_id}/change/',
    preview: 'POST /office/people/{id}/memberships/{membership_id}/change/preview/',
    form: (onClose) => <ChangePlanDialog person={person} membership={membership} open onClose={onClose} />,
    fill: { Reason: 'Asked for it.' },
    submit: /^Change/,
    field: ['reason', 'Reason'],
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
    name: 'selling',
    call: 'POST /office/people/{id}/sales/',
    form: (onClose) => <SellDialog person={person} open onClose={onClose} />,
    others: { 'GET /office/people/{id}/': { memberships: [] } },
    choose: 'Cash',
    fill: { Received: '100' },
    submit: /^Take \$|^Ask what became/,
    shows: 'change to give back',
  },
];
