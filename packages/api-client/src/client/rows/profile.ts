// Written by `pnpm run wire-table` from the contract; do not edit.
import { readChangedProfile, readDashboard, readFeed, readProfile, readTrainingDashboard } from '../../contract/reads/profile.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `profile`, for `createCalls`. */
export const profileRows: Rows = {
  feed: { method: 'GET', path: '/feed/', access: 'member', paging: 'offset', queryDefaults: { limit: 10 }, reads: readFeed },
  updateFeedProfile: { method: 'PATCH', path: '/feed/', access: 'member', idempotent: true, reads: readChangedProfile },
  uploadFeedImage: { method: 'POST', path: '/feed/upload-image/', access: 'member', body: 'multipart', idempotent: true, reads: readChangedProfile },
  me: { method: 'GET', path: '/me/', access: 'member', reads: readProfile },
  updateMe: { method: 'PATCH', path: '/me/', access: 'member', body: 'either', idempotent: true, reads: readChangedProfile },
  dashboard: { method: 'GET', path: '/dashboard/', access: 'member', reads: readDashboard },
  trainingDashboard: { method: 'GET', path: '/training/dashboard/user/', access: 'member', reads: readTrainingDashboard },
};
