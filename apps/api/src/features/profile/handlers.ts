import * as constants from '@detroit-well/config/constants';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { feedPage } from './feed.ts';
import { setPicture } from './pictures.ts';
import { changedColumns } from './profile-fields.ts';
import { nextCoached } from './next-coached.ts';
import { recentActivity } from './recent-activity.ts';
import { readPerson, storeProfile } from './store.ts';
import { dashboardView, profileView, trainingDashboardView } from './views.ts';

export const profileHandlers: HandlersOf<'profile'> = {
  me: ({ caller }, deps) => ownProfile(deps, caller.userId),

  updateMe: async ({ caller, body: { profile, image } }, deps) => {
    const store = (tx: Db) => storeProfile(tx, caller.userId, changedColumns(profile), deps.clock.now());
    // Both in one step, because either may be rejected: then nothing has changed.
    if (image === undefined) await deps.database.withTx(store);
    else await setPicture(deps, caller.userId, image, 'image', { alsoInTx: store });
    return ownProfile(deps, caller.userId);
  },

  dashboard: async ({ caller }, { database, clock, settings }) => {
    const now = clock.now();
    const person = await readPerson(database.db, caller.userId, now);
    const activity = await recentActivity(database.db, caller.userId);
    const next = await nextCoached(database.db, person, now);
    return dashboardView(person, { activity, next }, settings.addresses.apiUrl, now);
  },

  trainingDashboard: async ({ caller }, { database, clock, settings }) =>
    trainingDashboardView(
      await readPerson(database.db, caller.userId, clock.now()),
      settings.addresses.apiUrl,
      clock.now(),
    ),

  /** With limit or offset, returns the posts without the profile: two meanings of one path (SPEC-B 7.2). */
  feed: async ({ caller, query: { limit, offset } }, deps) => {
    if (limit === undefined && offset === undefined) return ownProfile(deps, caller.userId);
    const window = { limit: limit ?? constants.feedPage.limit, offset: offset ?? 0 };
    return feedPage(deps.database.db, window, deps.settings.addresses.apiUrl);
  },

  updateFeedProfile: async ({ caller, body }, deps) => {
    await deps.database.withTx((tx) =>
      storeProfile(tx, caller.userId, changedColumns(body), deps.clock.now()),
    );
    return ownProfile(deps, caller.userId);
  },

  uploadFeedImage: async ({ caller, body }, deps) => {
    await setPicture(deps, caller.userId, body.profile_image, 'profile_image');
    return ownProfile(deps, caller.userId);
  },
};

const ownProfile = async ({ database, settings, clock }: PlatformDeps, userId: string) =>
  profileView(await readPerson(database.db, userId, clock.now()), settings.addresses.apiUrl);
