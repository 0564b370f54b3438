import { toStudioIso } from '@detroit-well/config/studio-time';
import { isOldEnough, missingIdentity, type Identity } from '@detroit-well/pricing';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import { problem, ProblemError } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { identityOf } from '../users/identity.ts';
import { isOpen } from '../users/require-open.ts';
import { changesSinceSigned } from '../waiver/changes-since.ts';
import { signWaiver } from '../waiver/sign.ts';
import { readSignature } from '../waiver/signature.ts';
import { contentView, currentWaiver } from '../waiver/versions.ts';
import { addIdentity } from './add-identity.ts';
import { openLink, usableLink } from './signing-links.ts';

/** What somebody with a link may do, who is not signed in: read the waiver in force, and sign it as the person of the link. */
export const waiverLinkHandlers: Pick<HandlersOf<'waiver'>, 'readLink' | 'signLink'> = {
  readLink: async ({ params: { token } }, { database: { db }, clock }) => {
    const now = clock.now();
    const link = await openLink(db, token, now);
    const waiver = await currentWaiver(db, now);
    if (waiver === undefined) throw problem('not_found');
    const identity = await identityOf(db, link.userId);
    return {
      first_name: identity.first_name,
      asks: missingIdentity(identity),
      under_age: isTooYoung(identity, now),
      expires_at: toStudioIso(link.expiresAt),
      waiver: contentView(waiver),
      changed: await changesSinceSigned(db, link.userId, waiver),
    };
  },

  signLink: async ({ params: { token }, body, address, userAgent }, { database, clock }) => {
    const now = clock.now();
    const { userId } = await usableLink(database.db, token, now);
    // Before the transaction, because decoding a picture takes time.
    const signature = await readSignature(body.signature);
    try {
      await database.withTx(async (tx) => {
        // Not `requireOpen`: its problem is that of a sign-in, which this caller does not have.
        if (!(await isOpen(tx, userId))) throw problem('not_found');
        await addIdentity(tx, userId, body, now);
        await signWaiver(tx, {
          userId,
          signature,
          method: 'link',
          readVersion: body.version,
          serverAddress: address,
          clientAddress: body.ip_address,
          clientTime: body.timestamp,
          userAgent,
          acceptedAt: now,
          assertMaySign: async (locked) => void (await usableLink(locked, token, now)),
        });
      });
    } catch (error) {
      throw await withNewText(database.db, error, now);
    }
    return { accepted_at: toStudioIso(now), version: body.version };
  },
};

const isTooYoung = ({ date_of_birth: born }: Identity, now: Date): boolean =>
  born !== null && !isOldEnough(born, studioDay(now));

/** The page shows the text that came into force while it was open. */
async function withNewText(db: Db, error: unknown, now: Date): Promise<unknown> {
  if (!(error instanceof ProblemError) || error.code !== 'waiver_changed') return error;
  const current = await currentWaiver(db, now);
  return current === undefined
    ? error
    : problem('waiver_changed', { current_version: current.version, waiver: contentView(current) });
}
