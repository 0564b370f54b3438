import { eq } from 'drizzle-orm';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import { FileReply } from '../../platform/calls/calls.ts';
import type { Db } from '../../platform/database/database.ts';
import { profiles, users } from '../../platform/database/schema/people.ts';
import { waiverPdf } from '../../platform/pdf/waiver-pdf.ts';
import { lastAcceptance, signerName } from './acceptances.ts';
import { evidenceOf } from './evidence.ts';
import { signaturePicture } from './sign.ts';
import { waiverVersion } from './versions.ts';

/**
 * Returns a person's last signed waiver, of `version` if given, as a PDF with the day in its file name. It contains the text as
 * it was then, the signature and the evidence. Undefined when there is no such signature.
 */
export async function signedWaiver(db: Db, userId: string, version?: string): Promise<FileReply | undefined> {
  const acceptance = await lastAcceptance(db, userId, version);
  const text = acceptance && (await waiverVersion(db, acceptance.version, acceptance.acceptedAt));
  if (acceptance === undefined || text === undefined) return undefined;
  const { signatureFile, acceptedAt } = acceptance;
  const picture = signatureFile === null ? undefined : await signaturePicture(db, signatureFile);
  const pdf = await waiverPdf({
    ...text,
    acceptedAt,
    signature: picture,
    evidence: evidenceOf(acceptance, {
      atSigning: await signerName(db, acceptance.id),
      today: await nameOf(db, userId),
    }),
  });
  return new FileReply(pdf, 'application/pdf', `waiver-${studioDay(acceptedAt)}.pdf`);
}

async function nameOf(db: Db, userId: string): Promise<string> {
  const [person] = await db
    .select({ email: users.email, first: profiles.firstName, last: profiles.lastName })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  const name = `${person?.first ?? ''} ${person?.last ?? ''}`.trim();
  return [name, person?.email].filter(Boolean).join(', ');
}
