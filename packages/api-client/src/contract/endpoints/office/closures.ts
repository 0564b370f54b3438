import { endpoint } from '../../definition/endpoint.ts';
import { recordCalls } from './record-calls.ts';
import { readCancelProgress } from '../../reads/office.ts';
import { sessionCancelBody, sessionCancelProgress } from '../../shapes/office/sessions.ts';
import {
  closureCancelPreview,
  officeClosure,
  officeClosureBody,
  officeClosureChange,
  officeClosureQuery,
  officeClosures as list,
} from '../../shapes/office/closures.ts';

const { remove, ...calls } = recordCalls({
  one: 'closure',
  query: officeClosureQuery,
  entry: officeClosure,
  list,
  create: officeClosureBody,
  change: officeClosureChange,
});

export const officeClosures = {
  ...calls,
  list: endpoint({ ...calls.list, summary: 'The closures, past ones too.' }),
  create: endpoint({
    ...calls.create,
    summary:
      'Closes the studio for some days. Removes unbooked generated sessions and lists the booked ones.',
  }),
  change: endpoint({ ...calls.change, summary: 'Changes the given fields of a closure.' }),
  remove: endpoint({
    ...remove,
    problems: ['not_found'],
    summary: 'Deletes a closure. Sessions that it removed stay removed.',
  }),
  previewCancel: endpoint({
    method: 'POST',
    path: '/office/closures/{id}/cancel/preview/',
    access: 'member',
    permission: 'sessions.cancel',
    reply: closureCancelPreview,
    problems: ['not_found'],
    limits: 'none',
    idempotency: 'none',
    summary: 'What cancelling the booked sessions of a closure does, with the token that confirms it.',
    source: 'added',
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/office/closures/{id}/cancel/',
    access: 'member',
    permission: 'sessions.cancel',
    body: sessionCancelBody,
    reply: officeClosure,
    problems: ['not_found', 'session_over', 'preview_changed'],
    limits: 'none',
    idempotency: 'once',
    summary:
      'Cancels the booked sessions of a closure. Everybody gets their money back and one email about all of their sessions.',
    source: 'added',
  }),
  cancelProgress: endpoint({
    method: 'GET',
    path: '/office/closures/{id}/cancel/progress/',
    access: 'member',
    permission: 'sessions.cancel',
    reply: sessionCancelProgress,
    reads: readCancelProgress,
    problems: ['not_found'],
    summary: 'Who has their money back after the sessions of a closure were cancelled.',
    source: 'added',
  }),
};
