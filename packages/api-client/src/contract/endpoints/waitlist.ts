import * as z from 'zod';
import { waitlistForm, waitlistNotifyForm } from '@detroit-well/validation';
import { endpoint } from '../definition/endpoint.ts';
import { readChangedEntry, readWaitlistEntry, readWaitlistPage } from '../reads/waitlist.ts';
import { waitlistEntry, waitlistPage } from '../shapes/waitlist.ts';

/** `{id}` is the public id of the entry; the server also accepts the session's. */
export const waitlist = {
  list: endpoint({
    method: 'GET',
    path: '/training/waitlist/',
    access: 'member',
    reply: waitlistPage,
    reads: readWaitlistPage,
    summary:
      "The caller's waitlist entries: offers by deadline, then entries by the start of their session, then expired offers of sessions that are still open.",
    source: 'added',
  }),
  updateNotifications: endpoint({
    method: 'PATCH',
    path: '/training/waitlist/{id}/',
    access: 'member',
    body: waitlistNotifyForm.check(
      z.meta({
        id: 'WaitlistNotificationsRequest',
        description: 'How offers of the waitlist are announced.',
        examples: [{ notify_email: true, notify_sms: false }],
      }),
    ),
    reply: waitlistEntry,
    reads: readChangedEntry,
    problems: ['not_found'],
    limits: 'none',
    idempotency: 'once',
    summary: 'Changes how the caller is notified of an open spot.',
    source: 'added',
  }),
  join: endpoint({
    method: 'POST',
    path: '/training/waitlist/',
    access: 'member',
    body: waitlistForm.check(
      z.meta({
        id: 'JoinWaitlistRequest',
        description: 'The session to wait for.',
        examples: [{ session_id: 'ses_rhythm-and-glide-0314', notify_email: true, notify_sms: false }],
      }),
    ),
    reply: waitlistEntry,
    reads: readChangedEntry,
    status: 201,
    problems: [
      'not_found',
      'waiver_required',
      'profile_incomplete',
      'age_restricted',
      'registration_closed',
      'already_registered',
      'already_waiting',
      'waitlist_not_needed',
    ],
    limits: 'none',
    idempotency: 'once',
    summary: 'Adds the caller to the end of the waitlist of a full session.',
    source: 'B 7.6',
  }),
  leave: endpoint({
    method: 'DELETE',
    path: '/training/waitlist/{id}/',
    access: 'member',
    reply: 'nothing',
    problems: ['not_found'],
    limits: 'none',
    idempotency: 'once',
    summary:
      'Removes the caller from the waitlist. After a 404, the status says whether the caller is still on it.',
    source: 'B 7.6',
  }),
  status: endpoint({
    method: 'GET',
    path: '/training/waitlist/{id}/status/',
    access: 'member',
    reply: waitlistEntry,
    reads: readWaitlistEntry,
    problems: ['not_found'],
    summary: "The caller's position on the waitlist; 404 means not on the waitlist.",
    source: 'B 7.6',
  }),
};
