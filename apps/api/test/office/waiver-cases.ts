import { dayMs } from '@detroit-well/config/durations';
import { sql } from 'drizzle-orm';
import { previewOf } from '../../src/features/waiver/office-versions.ts';
import { publishWaiver } from '../../src/features/waiver/versions.ts';
import { waiverDraft } from '../../src/platform/database/schema/waiver.ts';
import { aMember } from '../booking.ts';
import type { Prepare } from './prepare.ts';

/** A text that no other version has. */
const aText = () => ({ title: 'Waiver', bodyHtml: `<p>${crypto.randomUUID()}</p>`, rules: [] });

type Server = Parameters<Prepare>[0];

/** Ends a schedule that another test left, and the draft. */
async function withoutDraft({ database: { db }, clock }: Server): Promise<void> {
  await db.execute(
    sql`delete from waiver_versions where published_at > ${clock.now().toISOString()}::timestamptz`,
  );
  await db.delete(waiverDraft);
}

/** The draft that somebody of the team wrote. */
async function aDraft(server: Server): Promise<void> {
  await withoutDraft(server);
  const { id: changedBy } = await aMember(server);
  await server.database.db
    .insert(waiverDraft)
    .values({ ...aText(), version: 1, changedBy, changedAt: server.clock.now() });
}

/** A version that comes into force tomorrow. */
export async function aScheduledWaiver(server: Server): Promise<void> {
  await withoutDraft(server);
  const now = server.clock.now();
  const at = new Date(now.getTime() + dayMs);
  const text = { ...aText(), version: `scheduled-${at.getTime()}`, effectiveDate: '2026-03-02' };
  await server.database.withTx((tx) => publishWaiver(tx, text, at, now));
}

export const waiverDraftBody = { version: 0, title: 'Waiver', body: '<p>Helmets stay on.</p>', rules: [] };

/** Requests for the versions of the waiver. */
export const waiverCases: Readonly<Record<string, Prepare>> = {
  'officeWaivers.list': () => ({}),
  'officeWaivers.draft': () => ({}),
  'officeWaivers.saveDraft': async (server) => {
    await withoutDraft(server);
    return { body: waiverDraftBody };
  },
  'officeWaivers.previewPublish': async (server) => {
    await aDraft(server);
    return { body: {} };
  },
  'officeWaivers.publish': async (server) => {
    await aDraft(server);
    const now = server.clock.now();
    const at = new Date(now.getTime() + dayMs).toISOString();
    const { preview_token } = await previewOf(server.database.db, server.deps, at, { madeOn: now, now });
    // Scheduled: the people of the other tests have signed the version in force.
    return { body: { at, preview_token } };
  },
  'officeWaivers.withdraw': async (server) => {
    await aScheduledWaiver(server);
    return {};
  },
};
