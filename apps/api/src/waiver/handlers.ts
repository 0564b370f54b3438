import { toStudioIso } from '@detroit-well/config/studio-time';
import { notImplemented, type HandlersOf } from '../calls.ts';
import { refuse } from '../refusals.ts';
import { currentWaiver } from './acceptances.ts';
import { waiverStanding } from './status.ts';

export const waiverHandlers: HandlersOf<'waiver'> = {
  content: async (_call, { database }) => {
    const waiver = await currentWaiver(database.db);
    if (waiver === undefined) throw refuse('not_found');
    return {
      title: waiver.title,
      body: waiver.bodyHtml,
      rules: waiver.rules,
      effective_date: waiver.effectiveDate,
      version: waiver.version,
      text_hash: waiver.contentHash,
    };
  },

  status: async ({ caller }, { database }) => {
    const standing = await waiverStanding(database.db, caller.userId);
    const at = standing.acceptedAt && toStudioIso(standing.acceptedAt);
    return {
      waiver_accepted: standing.waiverAccepted,
      payment_consent: standing.paymentConsent,
      waiver_accepted_date: at,
      payment_consent_date: at,
      accepted_version: standing.acceptedVersion,
      current_version: standing.currentVersion,
    };
  },

  accept: notImplemented,
  download: notImplemented,
};
