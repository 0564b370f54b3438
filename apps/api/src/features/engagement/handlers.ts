import type { HandlersOf } from '../../platform/calls/calls.ts';
import type { GuardDeps } from '../../platform/http/guard.ts';
import { finishKey } from '../../platform/idempotency/keys.ts';
import { idempotentRequestOf } from '../../platform/idempotency/read-idempotent-request.ts';
import { readershipOf } from '../blog/rows.ts';
import { engagementOf, postIdOf } from './post.ts';
import { toggle, type Reaction } from './reactions.ts';
import { trackView } from './views.ts';
import { visitorOf } from './visitor.ts';

const reactionNames: Readonly<Record<Reaction, string>> = {
  like: 'like',
  useful: '“useful”',
  not_useful: '“not useful”',
  love: 'love',
};

export const engagementHandlers: HandlersOf<'engagement', GuardDeps> = {
  read: async (call, deps) => {
    const { db } = deps.database;
    const postId = await postIdOf(db, call.params.slug, readershipOf(deps));
    const visitor = await visitorOf(call, call.query, deps);
    if (call.query.track_view === true) await trackView(deps, postId, visitor);
    return engagementOf(db, postId, visitor);
  },

  react: async (call, deps) => {
    const { database } = deps;
    const { reaction_type: reaction } = call.body;
    const postId = await postIdOf(database.db, call.params.slug, readershipOf(deps));
    const visitor = await visitorOf(call, call.body, deps);
    return database.withTx(async (tx) => {
      const action = await toggle(tx, postId, reaction, visitor);
      const message = `Your ${reactionNames[reaction]} was ${action}.`;
      const reply = { ...(await engagementOf(tx, postId, visitor)), message, action };
      // Stored in the transaction of its effect: a retry after a crash must not undo the reaction.
      const idempotentRequest = idempotentRequestOf(call);
      if (idempotentRequest !== null) await finishKey(tx, idempotentRequest, 200, reply);
      return reply;
    });
  },
};
