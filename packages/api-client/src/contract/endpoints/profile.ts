import * as z from 'zod';
import * as constants from '@detroit-well/config/constants';
import { profileChange } from '@detroit-well/validation';
import { endpoint } from '../definition/endpoint.ts';
import { pictureUploads } from '../definition/limits.ts';
import {
  readChangedProfile,
  readDashboard,
  readFeed,
  readProfile,
  readTrainingDashboard,
} from '../reads/profile.ts';
import { paging } from '../shapes/primitives.ts';
import {
  dashboard,
  feedPage,
  imageBody,
  profile as profileShape,
  trainingDashboard,
} from '../shapes/profile.ts';

export const profile = {
  feed: endpoint({
    method: 'GET',
    path: '/feed/',
    access: 'member',
    query: z.object(paging),
    lenientQuery: true,
    paging: 'offset',
    queryDefaults: { limit: constants.feedPage.limit },
    reply: z.union([feedPage, profileShape]),
    reads: readFeed,
    result: feedPage,
    summary:
      "The post feed, newest first; a request without `limit` and `offset`, which the client never sends, gets the caller's profile (older form).",
    source: 'B 7.2',
  }),
  updateFeedProfile: endpoint({
    method: 'PATCH',
    path: '/feed/',
    access: 'member',
    body: profileChange.check(
      z.meta({
        id: 'ProfileChange',
        description: 'The fields of the profile that change.',
        examples: [{ display_name: 'Jo' }],
      }),
    ),
    reply: profileShape,
    reads: readChangedProfile,
    problems: ['idempotency_key_reused'],
    limits: 'none',
    idempotency: 'once',
    summary: "Changes the caller's profile (older form, used by no screen).",
    source: 'B 7.2',
  }),
  uploadFeedImage: endpoint({
    method: 'POST',
    path: '/feed/upload-image/',
    access: 'member',
    body: imageBody,
    bodyKind: 'multipart',
    reply: profileShape,
    reads: readChangedProfile,
    problems: ['payload_too_large', 'unsupported_media_type', 'idempotency_key_reused'],
    limits: pictureUploads,
    idempotency: 'once',
    summary: "Sets the caller's picture (older form, used by no screen).",
    source: 'B 7.2',
  }),
  me: endpoint({
    method: 'GET',
    path: '/me/',
    aliases: ['/users/me/'],
    access: 'member',
    reply: profileShape,
    reads: readProfile,
    summary: "The caller's profile.",
    source: 'B 7.2',
  }),
  updateMe: endpoint({
    method: 'PATCH',
    path: '/me/',
    aliases: ['/users/me/'],
    access: 'member',
    body: z
      .object({
        profile: profileChange,
        image: z.file().describe('JPEG, PNG or WebP of at most 5 MB; multipart only.').optional(),
      })
      .meta({
        id: 'UpdateProfileRequest',
        description:
          'Changes of the profile. With a picture, send multipart: `profile` as JSON text, `image` as a file.',
        examples: [{ profile: { first_name: 'Josephine', display_name: 'Jo', phone: '+1 313 555 0142' } }],
      }),
    bodyKind: 'either',
    reply: profileShape,
    reads: readChangedProfile,
    problems: ['payload_too_large', 'unsupported_media_type', 'idempotency_key_reused'],
    limits: { ...pictureUploads, onlyWith: 'image' },
    idempotency: 'once',
    // SPEC-B 10.12: under profile, including errors of the picture.
    envelope: { field: 'profile' },
    summary:
      "Changes the given fields of the caller's profile and, if sent, the picture. Field errors are in `profile`.",
    source: 'B 7.2',
  }),
  dashboard: endpoint({
    method: 'GET',
    path: '/dashboard/',
    aliases: ['/users/dashboard/'],
    access: 'member',
    reply: dashboard,
    reads: readDashboard,
    summary: 'What the dashboard shows about the caller.',
    source: 'B 7.2',
  }),
  trainingDashboard: endpoint({
    method: 'GET',
    path: '/training/dashboard/user/',
    access: 'member',
    reply: trainingDashboard,
    reads: readTrainingDashboard,
    summary: 'What decides whether, and at which rate, the caller may register.',
    source: 'B 7.2',
  }),
};
