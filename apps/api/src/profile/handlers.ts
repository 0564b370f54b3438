import { constants } from '@detroit-well/config/constants';
import type { Contract, ParsedBody } from '@detroit-well/api-client/contract';
import { notImplemented, type HandlersOf } from '../calls.ts';
import { feedPage } from './feed.ts';
import { recentActivity } from './recent-activity.ts';
import { readPerson, storeProfile, type ProfileChange } from './store.ts';
import { dashboardView, profileView, trainingDashboardView } from './views.ts';

export const profileHandlers: HandlersOf<'profile'> = {
  me: async ({ caller }, { database }) => profileView(await readPerson(database.db, caller.userId)),

  updateMe: async ({ caller, body: { profile } }, { database, clock }) => {
    await storeProfile(database.db, caller.userId, changeOf(profile), clock.now());
    return profileView(await readPerson(database.db, caller.userId));
  },

  dashboard: async ({ caller }, { database, clock }) => {
    const person = await readPerson(database.db, caller.userId);
    return dashboardView(person, await recentActivity(database.db, caller.userId), clock.now());
  },

  trainingDashboard: async ({ caller }, { database, clock }) =>
    trainingDashboardView(await readPerson(database.db, caller.userId), clock.now()),

  /** With limit or offset the posts, without the own profile: two readings of one address (Spec B 7.2). */
  feed: async ({ caller, query: { limit, offset } }, { database }) => {
    if (limit === undefined && offset === undefined)
      return profileView(await readPerson(database.db, caller.userId));
    return feedPage(database.db, { limit: limit ?? constants.feedPage.limit, offset: offset ?? 0 });
  },

  updateFeedProfile: async ({ caller, body }, { database, clock }) => {
    await storeProfile(database.db, caller.userId, changeOf(body), clock.now());
    return profileView(await readPerson(database.db, caller.userId));
  },

  uploadFeedImage: notImplemented,
};

/** What a client may change of itself, as it is stored; whatever else it sends is not even read. */
function changeOf(form: ParsedBody<Contract['profile']['updateFeedProfile']>): ProfileChange {
  return {
    firstName: form.first_name,
    lastName: form.last_name,
    displayName: form.display_name,
    phone: form.phone ?? '',
    gender: form.gender ? Number(form.gender) : null,
    dateOfBirth: form.date_of_birth || null,
  };
}
