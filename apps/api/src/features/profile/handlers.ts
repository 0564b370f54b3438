import * as constants from '@detroit-well/config/constants';
import type { Contract, ParsedBody } from '@detroit-well/api-client/contract';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { feedPage } from './feed.ts';
import { setPicture } from './pictures.ts';
import { recentActivity } from './recent-activity.ts';
import { readPerson, storeProfile, type ProfileChange } from './store.ts';
import { dashboardView, profileView, trainingDashboardView } from './views.ts';

export const profileHandlers: HandlersOf<'profile'> = {
  me: ({ caller }, deps) => ownProfile(deps, caller.userId),

  updateMe: async ({ caller, body: { profile, image } }, deps) => {
    const store = (tx: Db) => storeProfile(tx, caller.userId, changeOf(profile), deps.clock.now());
    // Both in one step, because either may be rejected: then nothing has changed.
    if (image === undefined) await deps.database.withTx(store);
    else await setPicture(deps, caller.userId, image, 'image', { alsoInTx: store });
    return ownProfile(deps, caller.userId);
  },

  dashboard: async ({ caller }, { database, clock, settings }) => {
    const person = await readPerson(database.db, caller.userId);
    const activity = await recentActivity(database.db, caller.userId);
    return dashboardView(person, activity, settings.addresses.apiUrl, clock.now());
  },

  trainingDashboard: async ({ caller }, { database, clock, settings }) =>
    trainingDashboardView(
      await readPerson(database.db, caller.userId),
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
    await deps.database.withTx((tx) => storeProfile(tx, caller.userId, changeOf(body), deps.clock.now()));
    return ownProfile(deps, caller.userId);
  },

  uploadFeedImage: async ({ caller, body }, deps) => {
    await setPicture(deps, caller.userId, body.profile_image, 'profile_image');
    return ownProfile(deps, caller.userId);
  },
};

const ownProfile = async ({ database, settings }: PlatformDeps, userId: string) =>
  profileView(await readPerson(database.db, userId), settings.addresses.apiUrl);

/** The fields that a client may change, in their stored form. All other fields are ignored. */
function changeOf(form: ParsedBody<Contract['profile']['updateFeedProfile']>): ProfileChange {
  return {
    firstName: form.first_name,
    lastName: form.last_name,
    displayName: form.display_name,
    phone: form.phone === null ? '' : form.phone,
    gender: form.gender === undefined ? undefined : Number(form.gender) || null,
    dateOfBirth: form.date_of_birth === undefined ? undefined : form.date_of_birth || null,
  };
}
