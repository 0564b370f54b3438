import { toStudioIso } from '@detroit-well/config/studio-time';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { changesSinceSigned } from './changes-since.ts';
import { signedWaiver } from './document.ts';
import { signWaiver } from './sign.ts';
import { readSignature } from './signature.ts';
import { readWaiverStatus } from './status.ts';
import { contentView, currentWaiver, waiverVersion } from './versions.ts';

export const waiverHandlers: Pick<HandlersOf<'waiver'>, 'content' | 'status' | 'accept' | 'download'> = {
  content: async ({ query: { version } }, { database: { db }, clock }) => {
    const now = clock.now();
    const waiver = await (version === undefined ? currentWaiver(db, now) : waiverVersion(db, version, now));
    if (waiver === undefined) throw problem('not_found');
    return contentView(waiver);
  },

  status: ({ caller }, { database, clock }) => statusView(database.db, caller.userId, clock.now()),

  accept: async ({ body, caller, address, userAgent }, { database, clock }) => {
    // Before the transaction, because decoding a picture takes time.
    const signature = await readSignature(body.signature);
    await database.withTx((tx) =>
      signWaiver(tx, {
        userId: caller.userId,
        signature,
        readVersion: body.version,
        serverAddress: address,
        clientAddress: body.ip_address,
        clientTime: body.timestamp,
        userAgent,
        acceptedAt: clock.now(),
      }),
    );
    return statusView(database.db, caller.userId, clock.now());
  },

  download: async ({ caller, query: { version } }, { database }) => {
    const file = await signedWaiver(database.db, caller.userId, version);
    if (file === undefined) throw problem('not_found');
    return file;
  },
};

async function changedSince(db: Db, userId: string, now: Date) {
  const waiver = await currentWaiver(db, now);
  return waiver === undefined ? [] : changesSinceSigned(db, userId, waiver);
}

async function statusView(db: Db, userId: string, now: Date) {
  const status = await readWaiverStatus(db, userId, now);
  const at = status.acceptedAt && toStudioIso(status.acceptedAt);
  return {
    waiver_accepted: status.waiverAccepted,
    payment_consent: status.paymentConsent,
    waiver_accepted_date: at,
    payment_consent_date: at,
    accepted_version: status.acceptedVersion,
    current_version: status.currentVersion,
    changed: status.waiverAccepted ? [] : await changedSince(db, userId, now),
  };
}
