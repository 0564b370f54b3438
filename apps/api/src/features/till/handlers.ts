import { mayDo } from '@detroit-well/api-client/contract';
import type { HandlersOf, StaffCaller } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { listReply } from '../../platform/lists/list-reply.ts';
import { closeTill } from './close-till.ts';
import { closingList, findClosing, viewOf } from './closings.ts';
import type { TillDeps } from './dependencies.ts';
import { read } from './read-till.ts';

export const officeTillHandlers: HandlersOf<'officeTill', TillDeps> = {
  read,
  close: (call, deps) => closeTill(call, deps),
  closings: (call, deps) =>
    listReply(call, deps, {
      name: 'till-closings',
      list: closingList({ search: call.query.search, actorId: onlyOwn(call.caller) }),
      view: viewOf,
      amounts: ['cash_taken', 'cash_given_back', 'expected_cash', 'counted_cash', 'difference'],
    }),
  closing: ({ params, caller }, { office }) =>
    office.read(async (db) => {
      const closing = await findClosing(db, params.id, onlyOwn(caller));
      if (closing === undefined) throw problem('not_found');
      return closing;
    }),
};

/** Who does not see every day sees the closings of their own. */
const onlyOwn = ({ role, userId }: Pick<StaffCaller, 'role' | 'userId'>): string | undefined =>
  mayDo(role, 'payments.all') ? undefined : userId;
