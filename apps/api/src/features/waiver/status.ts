import type { Db } from '../../platform/database/database.ts';
import { lastAcceptance } from './acceptances.ts';
import { currentWaiver } from './versions.ts';

/** A person's waiver status. After a new version each person must sign again, so an older signature does not count. */
export interface WaiverStatus {
  readonly waiverAccepted: boolean;
  readonly paymentConsent: boolean;
  readonly acceptedAt: Date | null;
  readonly acceptedVersion: string | null;
  readonly currentVersion: string;
}

/** Reads a person's status for the waiver in force at a time and the payment consent. */
export async function readWaiverStatus(db: Db, userId: string, now: Date): Promise<WaiverStatus> {
  const current = await currentWaiver(db, now);
  const last = await lastAcceptance(db, userId);
  const valid = last !== undefined && last.version === current?.version;
  return {
    waiverAccepted: valid && last.waiverAccepted,
    paymentConsent: valid && last.paymentConsent,
    acceptedAt: last?.acceptedAt ?? null,
    acceptedVersion: last?.version ?? null,
    currentVersion: current?.version ?? '',
  };
}
