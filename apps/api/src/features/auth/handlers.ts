import { hasNamedPermission } from '@detroit-well/api-client/contract';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { rememberNetwork } from '../../platform/rate-limits/known-networks.ts';
import type { AuthDeps } from './dependencies.ts';
import { rolesOf, teamRoleOf } from './permissions.ts';
import { endAll, endByToken, endOne, openFamilies, rotate } from './refresh-tokens.ts';
import { admit, verifyCredentials } from './sign-in.ts';
import { lockSignIn, unlockSignIn } from './sign-in-lock.ts';
import { signInOrigin } from './sign-in-origin.ts';

export const authHandlers: HandlersOf<'auth', AuthDeps> = {
  signIn: async ({ body, address, userAgent }, deps) => {
    const { database, keys, systemClock } = deps;
    const user = await verifyCredentials(body.email, body.password, deps);
    const tokens =
      user &&
      (await database.withTx(async (tx) => {
        const admitted = await admit(tx, user, deps, signInOrigin({ address, userAgent }));
        if (admitted)
          await rememberNetwork(tx, { userId: user.id, address, key: keys.networks, now: systemClock.now() });
        return admitted;
      }));
    if (tokens === undefined) {
      throw problem('invalid_credentials', { non_field_errors: [problem('invalid_credentials').message] });
    }
    return tokens;
  },

  refresh: async ({ body }, { database, accessTokens, keys, systemClock }) => {
    // The end of a stolen sign-in session must be committed, so the problem is thrown after the transaction.
    const rotation = await database.withTx((tx) =>
      rotate(tx, body.refresh, keys.refresh_tokens, systemClock.now()),
    );
    if (rotation.outcome === 'rejected') throw problem('token_invalid');
    return { access: await accessTokens.issue(rotation), refresh: rotation.refresh };
  },

  signOut: ({ body }, { database, systemClock }) => endByToken(database.db, body.refresh, systemClock.now()),

  lock: ({ caller }, deps) => lockSignIn(deps, caller),

  unlock: ({ caller, body }, deps) => unlockSignIn(deps, caller, body.password),

  roles: async ({ caller }, { database }) => ({ roles: await rolesOf(database.db, caller.userId) }),

  checkPermission: async ({ caller, params }, { database }) => ({
    has_permission: hasNamedPermission(await teamRoleOf(database.db, caller.userId), params.perm),
  }),

  signIns: async ({ caller }, { database, systemClock }) => {
    const families = await openFamilies(database.db, caller.userId, systemClock.now());
    return families
      .map(({ id, device, network, createdAt, rotatedAt }) => ({
        public_id: id,
        device,
        network,
        created_at: toStudioIso(createdAt),
        last_used_at: toStudioIso(rotatedAt),
        is_current: id === caller.family,
      }))
      .toSorted((one, other) => Number(other.is_current) - Number(one.is_current));
  },

  endSignIn: async ({ caller, params }, { database, systemClock }) => {
    if (!(await endOne(database.db, caller.userId, params.id, systemClock.now()))) throw problem('not_found');
  },

  endOtherSignIns: ({ caller }, { database, systemClock }) =>
    endAll(database.db, caller.userId, 'signed_out', systemClock.now(), caller.family),
};
