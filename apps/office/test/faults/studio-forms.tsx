import type { OfficeGiftCard } from '@detroit-well/api-client';
import { contract } from '@detroit-well/api-client/contract';
import { exampleReply } from '@detroit-well/api-client/testing';
import { useGiftCardActions } from '../../src/money/use-gift-card-actions.tsx';
import { LeftOutLine } from '../../src/routes/series/left-out-line.tsx';
import { CalendarDialog } from '../../src/routes/schedule/calendar-dialog.tsx';
import { MessageDialog } from '../../src/routes/roster/message-dialog.tsx';
import { CancelClosureDialog } from '../../src/closures/cancel-closure-dialog.tsx';
import { CancelDialog } from '../../src/sessions/cancel-dialog.tsx';
import type { FormRow } from './form-row.ts';

const series = exampleReply(contract.officeSeries.read);
const session = exampleReply(contract.officeSessions.read);
const closure = exampleReply(contract.officeClosures.read);
const card: OfficeGiftCard = { ...exampleReply(contract.officeGiftCards.list).results[0]!, status: 'sent' };

/** Nobody changes their own role. */
const anotherMe = { 'GET /me/': { public_id: 'me' } };
const member = '/office/team?open=ses_rhythm-and-glide-0314';

function GiftCard() {
  const { actionsOf, dialog } = useGiftCardActions();
  return (
    <>
      {actionsOf(card).map(({ label, run }) => (
        <button key={label} type="button" onClick={run}>
          {label}
        </button>
      ))}
      {dialog}
    </>
  );
}

/** What concerns the studio: sessions, series, the team, and what stands on the page of a person. */
export const studioForms: readonly FormRow[] = [
  {
    name: 'cancelling a session',
    preview: 'POST /office/sessions/{id}/cancel/preview/',
    call: 'POST /office/sessions/{id}/cancel/',
    form: (onClose) => <CancelDialog session={session} open onClose={onClose} />,
    fill: { Reason: 'The floor is wet.' },
    submit: 'Cancel and refund $75',
    field: ['reason', 'Reason'],
  },
  {
    name: 'cancelling the sessions of a closure',
    preview: 'POST /office/closures/{id}/cancel/preview/',
    call: 'POST /office/closures/{id}/cancel/',
    form: (onClose) => <CancelClosureDialog closure={closure} open onClose={onClose} />,
    fill: { Reason: 'We are sanding the floor.' },
    submit: /^Cancel 1 session, refund/,
    field: ['reason', 'Reason'],
  },
  {
    name: 'making a new address of a calendar',
    call: 'POST /office/calendar/renew/',
    form: (onClose) => <CalendarDialog open onClose={onClose} />,
    open: ['New address'],
    submit: 'End the old one',
    repeatable: true,
  },
  {
    name: 'writing to the people of a session',
    call: 'POST /office/sessions/{id}/message/',
    form: (onClose) => <MessageDialog sessionId="s1" title="Rhythm Roll" count={9} open onClose={onClose} />,
    fill: { Message: 'Bring a second pair of socks.' },
    submit: 'Send to 9 people',
    field: ['message', 'Message'],
    failed: 'The message was not sent.',
  },
  {
    name: 'closing the till',
    call: 'POST /office/till/close/',
    at: '/office/till/count',
    fill: { $20: '3', Note: 'Gave too much change.' },
    submit: /^Close the till/,
    field: ['note', 'Note'],
  },
  {
    name: 'adding an emergency contact',
    call: 'POST /office/people/{id}/emergency-contacts/',
    at: '/office/people/x',
    open: ['Add contact'],
    fill: { Name: 'Marvin Whitaker', Relationship: 'spouse', 'Phone number': '(313) 555-0188' },
    submit: 'Save contact',
    field: ['phone', 'Phone number'],
  },
  {
    name: 'changing an emergency contact',
    call: 'PATCH /office/people/{id}/emergency-contacts/{contact}/',
    at: '/office/people/x',
    open: [/^Edit Marvin Whitaker/],
    fill: { Email: 'marvin@demo.test' },
    submit: 'Save contact',
    field: ['email', 'Email'],
  },
  {
    name: 'deleting an emergency contact',
    call: 'DELETE /office/people/{id}/emergency-contacts/{contact}/',
    at: '/office/people/x',
    submit: /^Delete Marvin Whitaker/,
    failed: 'was not deleted.',
    toast: true,
  },
  {
    name: 'sending an email of a person again',
    call: 'POST /office/people/{id}/emails/{email}/resend/',
    at: '/office/people/x',
    submit: /^Send again/,
    failed: 'The email was not sent again.',
    toast: true,
  },
  {
    name: 'the preview of a change of a series',
    call: 'POST /office/series/{id}/changes/preview/',
    at: '/office/series/x/change',
    fill: { Title: 'Late Skate' },
    submit: 'Preview',
    field: ['title', 'Title'],
    repeatable: true,
    shows: 'What this does',
  },
  {
    name: 'a change of a series',
    call: 'POST /office/series/{id}/changes/',
    at: '/office/series/x/change',
    others: { 'POST /office/series/{id}/changes/preview/': { dropped: [] } },
    fill: { Title: 'Late Skate' },
    after: ['Preview'],
    submit: 'Change 42 sessions',
  },
  {
    name: 'holding a date that a series leaves out',
    call: 'POST /office/series/{id}/hold/',
    form: () => (
      <ul>
        <LeftOutLine series={series} date={{ day: '2099-03-17', closed: null }} />
      </ul>
    ),
    open: ['Hold it'],
    submit: 'Hold it',
  },
  {
    name: 'an invitation to the team',
    call: 'POST /office/team/',
    at: '/office/team',
    open: [/^Invite/],
    fill: { Email: 'new@example.test' },
    submit: 'Invite as coach',
    field: ['email', 'Email'],
  },
  {
    name: 'changing a role',
    call: 'PATCH /office/team/{id}/',
    at: member,
    others: anotherMe,
    fill: { 'Refund limit in dollars': '80' },
    submit: 'Save',
  },
  {
    name: 'ending the sign-ins of a person',
    call: 'POST /office/team/{id}/end-sessions/',
    at: member,
    others: anotherMe,
    open: ['End sign-ins'],
    submit: 'End sign-ins',
    repeatable: true,
  },
  {
    name: 'removing a person from the team',
    call: 'DELETE /office/team/{id}/',
    at: member,
    others: anotherMe,
    open: ['Remove from the team'],
    submit: 'Remove from the team',
    repeatable: true,
  },
  {
    name: 'joining the team',
    call: 'POST /office/team/invitations/accept/',
    at: '/office/invitation/x',
    submit: 'Join the team',
    repeatable: true,
    shows: 'Needs attention',
  },
  {
    name: 'sending a gift card again',
    call: 'POST /office/gift-cards/{id}/resend/',
    form: () => <GiftCard />,
    open: ['Send again'],
    submit: 'Send again',
  },
  {
    name: 'the picture of a coach',
    call: 'POST /office/coaches/{id}/picture/',
    at: '/office/coaches/x',
    fill: { 'Alternative text': 'A woman with eight wheels.' },
    submit: 'Save picture',
    field: ['alt', 'Alternative text'],
  },
  {
    name: 'a note about a person',
    call: 'POST /office/people/{id}/notes/',
    at: '/office/people/x',
    open: ['Add note'],
    fill: { Note: 'Left knee: no crossovers.' },
    submit: /^Save note/,
    field: ['text', 'Note'],
  },
  {
    name: 'a tag of a person',
    call: 'PATCH /office/people/{id}/',
    at: '/office/people/x',
    fill: { 'New tag': 'Drummer' },
    submit: 'Add tag',
    field: ['tags', 'New tag'],
    empties: true,
  },
  {
    name: 'a link that sets the password of a person',
    call: 'POST /office/people/{id}/invite/',
    at: '/office/people/x',
    others: { 'GET /office/people/{id}/': { has_password: false } },
    submit: 'Invite',
    toast: true,
    failed: 'No link was sent.',
  },
  {
    name: 'merging two people',
    call: 'POST /office/people/merge/',
    at: '/office/people/x/merge?with=y',
    submit: 'Merge 2 people into 1',
    shows: 'Two records are one.',
  },
  {
    name: 'undoing a merge',
    call: 'POST /office/people/{id}/unmerge/',
    at: '/office/people/x',
    open: ['Undo the merge'],
    submit: 'Make them two again',
  },
  {
    name: 'closing an account',
    preview: 'POST /office/people/{id}/close/preview/',
    call: 'POST /office/people/{id}/close/',
    at: '/office/people/x',
    open: ['Close account'],
    fill: { Reason: 'Asked for it.' },
    submit: 'Close and refund $75',
    field: ['reason', 'Reason'],
  },
];
