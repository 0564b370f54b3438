import type { Db } from '../db/database.ts';
import { lastAcceptance } from './acceptances.ts';
import { currentWaiver } from './versions.ts';

/** Where a person stands. A new version asks everybody to sign again, so an old signature no longer counts. */
export interface WaiverStanding {
  waiverAccepted: boolean;
  paymentConsent: boolean;
  acceptedAt: Date | null;
  acceptedVersion: string | null;
  currentVersion: string;
}

/** Reads where a person stands with the waiver and the payment consent. */
export async function waiverStanding(db: Db, userId: string): Promise<WaiverStanding> {
  const current = await currentWaiver(db);
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
