import { aScheduledWaiver, waiverCases, waiverDraftBody } from '../../../office/waiver-cases.ts';
import { aTeamMember } from '../../../team-fixture.ts';
import type { Make, Recipe } from '../recipe.ts';

/** A request of the owner, after another call's case has prepared the waivers. */
const after =
  (name: string, body?: object): Make =>
  async ({ server }) => {
    await waiverCases[name]?.(server);
    return { by: await aTeamMember(server, 'owner'), ...(body && { body }) };
  };

/** While a version is scheduled. */
const scheduled =
  (body: object): Make =>
  async ({ server }) => {
    await aScheduledWaiver(server);
    return { by: await aTeamMember(server, 'owner'), body };
  };

const unknown = { preview_token: 'x' };

export const waiverRejected: Readonly<Record<string, Recipe['rejected']>> = {
  'officeWaivers.saveDraft': {
    version_conflict: after('officeWaivers.previewPublish', { ...waiverDraftBody, version: 7 }),
    waiver_scheduled: scheduled(waiverDraftBody),
  },
  'officeWaivers.previewPublish': {
    validation_failed: after('officeWaivers.previewPublish', { at: 'tomorrow' }),
    not_found: after('officeWaivers.saveDraft', {}),
    waiver_scheduled: scheduled({}),
  },
  'officeWaivers.publish': {
    not_found: after('officeWaivers.saveDraft', unknown),
    waiver_scheduled: scheduled(unknown),
    preview_changed: after('officeWaivers.previewPublish', unknown),
  },
  'officeWaivers.withdraw': { not_found: after('officeWaivers.saveDraft') },
};
