import { notImplemented, type HandlersOf } from '../calls.ts';
import { recentActivity } from './recent-activity.ts';
import { readPerson, storeProfile } from './store.ts';
import { dashboardView, profileView, trainingDashboardView } from './views.ts';

export const profileHandlers: HandlersOf<'profile'> = {
  me: async ({ caller }, { database }) => profileView(await readPerson(database.db, caller.userId)),

  updateMe: async ({ caller, body: { profile } }, { database, clock }) => {
    const change = {
      firstName: profile.first_name,
      lastName: profile.last_name,
      displayName: profile.display_name,
      phone: profile.phone ?? '',
      gender: profile.gender ? Number(profile.gender) : null,
      dateOfBirth: profile.date_of_birth || null,
    };
    await storeProfile(database.db, caller.userId, change, clock.now());
    return profileView(await readPerson(database.db, caller.userId));
  },

  dashboard: async ({ caller }, { database, clock }) => {
    const person = await readPerson(database.db, caller.userId);
    return dashboardView(person, await recentActivity(database.db, caller.userId), clock.now());
  },

  trainingDashboard: async ({ caller }, { database, clock }) =>
    trainingDashboardView(await readPerson(database.db, caller.userId), clock.now()),

  feed: notImplemented,
  updateFeedProfile: notImplemented,
  uploadFeedImage: notImplemented,
};
