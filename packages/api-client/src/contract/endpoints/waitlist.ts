import { waitlistForm, waitlistNotifyForm } from '@detroit-well/validation';
import { endpoint } from '../endpoint.ts';
import { readWaitlistEntry, readWaitlistPage } from '../reads/waitlist.ts';
import { waitlistEntry, waitlistPage } from '../shapes/waitlist.ts';

/** `{id}` is the public id of the entry; the server also accepts the session's. */
export const waitlist = {
  list: endpoint({
    method: 'GET',
    path: '/training/waitlist/',
    access: 'member',
    reply: waitlistPage,
    reads: readWaitlistPage,
    problems: ['not_authenticated'],
    summary:
      'The waitlist entries of the caller: offers by deadline, then entries by the start of their session, then offers that ran out while the session is still open.',
    source: 'added',
  }),
  updateNotifications: endpoint({
    method: 'PATCH',
    path: '/training/waitlist/{id}/',
    access: 'member',
    body: waitlistNotifyForm,
    reply: waitlistEntry,
    reads: readWaitlistEntry,
    problems: ['validation_failed', 'not_authenticated', 'not_found'],
    limits: 'none',
    idempotency: 'once',
    summary: 'Changes how the caller is notified of an open spot.',
    source: 'added',
  }),
  join: endpoint({
    method: 'POST',
    path: '/training/waitlist/',
    access: 'member',
    body: waitlistForm.meta({
      id: 'JoinWaitlistRequest',
      examples: [{ session_id: 'ses_rhythm-and-glide-0314', notify_email: true, notify_sms: false }],
    }),
    reply: waitlistEntry,
    reads: readWaitlistEntry,
    status: 201,
    problems: [
      'validation_failed',
      'not_authenticated',
      'not_found',
      'waiver_required',
      'age_restricted',
      'registration_closed',
      'already_registered',
      'already_waiting',
      'waitlist_not_needed',
    ],
    limits: 'none',
    idempotency: 'once',
    summary: 'Puts the caller at the end of the line for a full session.',
    source: 'B 7.6',
  }),
  leave: endpoint({
    method: 'DELETE',
    path: '/training/waitlist/{id}/',
    access: 'member',
    reply: 'nothing',
    problems: ['not_authenticated', 'not_found'],
    limits: 'none',
    idempotency: 'once',
    summary: 'Leaves the line; 404 counts as left.',
    source: 'B 7.6',
  }),
  status: endpoint({
    method: 'GET',
    path: '/training/waitlist/{id}/status/',
    access: 'member',
    reply: waitlistEntry,
    reads: readWaitlistEntry,
    problems: ['not_authenticated', 'not_found'],
    summary: 'The place of the caller in the line; 404 means not on the waitlist.',
    source: 'B 7.6',
  }),
};
