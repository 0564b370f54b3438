import { endpoint } from '../../definition/endpoint.ts';
import { pictureCalls } from './picture-calls.ts';
import { recordCalls } from './record-calls.ts';
import { readCancelProgress } from '../../reads/office.ts';
import {
  officeSession,
  officeSessionBody,
  officeSessionChange,
  officeSessionQuery,
  officeSessions as list,
  sessionCancelBody,
  sessionCancelPreview,
  sessionCancelProgress,
} from '../../shapes/office/sessions.ts';

const shared = {
  one: 'session',
  entry: officeSession,
} as const;

const calls = recordCalls({
  ...shared,
  query: officeSessionQuery,
  list,
  create: officeSessionBody,
  change: officeSessionChange,
});

export const officeSessions = {
  ...calls,
  ...pictureCalls(shared),
  change: endpoint({
    ...calls.change,
    problems: [...calls.change.problems, 'session_over'],
    summary:
      'Changes the given fields of a session. Other times move it and another coach substitutes: everyone registered gets one email.',
  }),
  previewCancel: endpoint({
    method: 'POST',
    path: '/office/sessions/{id}/cancel/preview/',
    access: 'member',
    permission: 'sessions.cancel',
    reply: sessionCancelPreview,
    problems: ['not_found', 'session_over'],
    limits: 'none',
    idempotency: 'none',
    summary: 'What cancelling a session does, with the token that confirms it.',
    source: 'added',
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/office/sessions/{id}/cancel/',
    access: 'member',
    permission: 'sessions.cancel',
    body: sessionCancelBody,
    reply: officeSession,
    problems: ['not_found', 'session_over', 'preview_changed'],
    limits: 'none',
    idempotency: 'once',
    summary: 'Cancels a session. Everybody gets their money back and an email with the reason.',
    source: 'added',
  }),
  cancelProgress: endpoint({
    method: 'GET',
    path: '/office/sessions/{id}/cancel/progress/',
    access: 'member',
    permission: 'sessions.cancel',
    reply: sessionCancelProgress,
    reads: readCancelProgress,
    problems: ['not_found'],
    summary: 'Who has their money back after a session was cancelled.',
    source: 'added',
  }),
};
