import type { Contract, OfficePerson } from '@detroit-well/api-client/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { requireVersion } from '../../platform/audit/require-version.ts';
import type { Handler } from '../../platform/calls/calls.ts';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { merges, profiles, users } from '../../platform/database/schema/people.ts';
import { violatedConstraint } from '../../platform/database/violated-constraint.ts';
import { firstNameOf } from '../users/first-name.ts';
import { makeMailToken, spendResetLinks, verifyUrl } from '../users/mail-links.ts';
import { createPerson, noPassword, personByEmail } from '../users/people.ts';
import { verificationEmail } from '../account/email-templates.ts';
import type { PeopleDeps } from './dependencies.ts';
import { addressChangedEmail } from './email-templates.ts';
import { sendInvitation } from './invite.ts';
import { lockOpenPerson, requireNotAbove, targetOf } from './open-person.ts';
import { findPerson } from './person-view.ts';

/** The fields of the profile that the office edits: their columns, and whether an empty one is `null` for the office. */
const profileFields = {
  first_name: { column: 'firstName', nullable: false },
  last_name: { column: 'lastName', nullable: false },
  phone: { column: 'phone', nullable: true },
  date_of_birth: { column: 'dateOfBirth', nullable: true },
} as const;
type ProfileField = keyof typeof profileFields;
const fieldNames = Object.keys(profileFields) as ProfileField[];

type Details = Readonly<Pick<OfficePerson, 'email' | 'contact_email' | 'tags' | ProfileField>>;
const personal = ['email', 'contact_email', 'tags', ...fieldNames];

/** The fields of a profile in the form of the office. */
const profileOf = (valueOf: (field: ProfileField) => string | null | undefined) =>
  Object.fromEntries(
    fieldNames.map((name) => [name, valueOf(name) || (profileFields[name].nullable ? null : '')]),
  ) as Pick<Details, ProfileField>;

/** The same as columns. */
const columnsOf = (details: Pick<Details, ProfileField>): Partial<typeof profiles.$inferInsert> =>
  Object.fromEntries(
    fieldNames.map((name) => {
      const { column } = profileFields[name];
      return [column, details[name] ?? (profiles[column].notNull ? '' : null)];
    }),
  );

/** A known one shows who is too young. */
const dateOfBirthStays = () =>
  fieldProblem({ date_of_birth: ['The date of birth can be corrected, but not removed.'] });
const taken = () => fieldProblem({ email: ['There is a person with this email address already.'] });
const emailStays = () => fieldProblem({ email: ['The email address can be changed, but not removed.'] });
const needsName = () => fieldProblem({ first_name: ['Without an email address, the person needs a name.'] });
const oneAddress = () =>
  fieldProblem({ contact_email: ['Mail goes to their own email address. Leave this one empty.'] });

/** Throws unless a person has a name or an address, and mail goes to one place. */
function requireReachable({ email, contact_email: contact, ...details }: Omit<Details, 'tags'>): void {
  if (email !== '' && contact !== null) throw oneAddress();
  if (email === '' && details.first_name === '' && details.last_name === '') throw needsName();
}

/** Creates a person without a password. Nothing is sent: an invitation is a call of its own. */
export const create: Handler<Contract['officePeople']['create'], PeopleDeps> = (call, deps) =>
  deps.office.change(call, async (tx, record) => {
    const { email = '', contact_email: contact, ...body } = call.body;
    const profile = profileOf((name) => body[name]);
    const addresses = { email, contact_email: contact || null };
    requireReachable({ ...addresses, ...profile });
    const person = await createPerson(tx, {
      email: email || null,
      contactEmail: contact || null,
      passwordHash: noPassword,
      ...columnsOf(profile),
    });
    if (person === undefined) throw taken();
    await record({
      action: 'person.create',
      target: targetOf(person.id),
      personId: person.id,
      before: null,
      after: { ...addresses, ...profile },
      personal,
      version: 1,
    });
    return findPerson(tx, person.id, deps);
  });

/**
 * Changes a person. A new email address is told to the old one, and has to be verified; the first one gets an invitation. That of
 * somebody else is refused with their name, because both may be one person.
 */
export const change: Handler<Contract['officePeople']['change'], PeopleDeps> = async (call, deps) => {
  const { office, clock } = deps;
  const { id } = call.params;
  const { version, ...body } = call.body;
  try {
    return await office.change(call, async (tx, record) => {
      const account = await lockOpenPerson(tx, id);
      await requireNotAbove(tx, call.caller.userId, id);
      const before = await storedDetails(tx, account);
      const yours = given(body);
      await requireVersion(tx, {
        target: targetOf(id),
        version,
        yours,
        theirs: { ...before, version: account.version },
      });
      const after = withOneAddress(before, yours);
      if (before.email !== '' && after.email === '') throw emailStays();
      requireReachable(after);
      if (before.date_of_birth !== null && after.date_of_birth === null) throw dateOfBirthStays();
      if (!isDeepStrictEqual(before, after)) {
        if (after.email !== before.email) await requireFree(tx, id, after.email, before.email === '');
        await store(tx, id, before, after, clock.now());
        if (after.email !== before.email) await tellAddresses(tx, deps, id, before.email, after.email);
        await record({
          action: 'person.change',
          target: targetOf(id),
          personId: id,
          before,
          after,
          personal,
          version: account.version + 1,
        });
      }
      return findPerson(tx, id, deps);
    });
  } catch (error) {
    throw violatedConstraint(error) === 'users_email_key' ? taken() : error;
  }
};

/** With an email address of their own, mail goes there. */
const withOneAddress = (before: Details, yours: Partial<Details>): Details => ({
  ...before,
  ...(yours.email && { contact_email: null }),
  ...yours,
});

/** Takes over the address of a record that was merged into this one. `isFirst`: throws with the person who signs in with an address. */
async function requireFree(tx: Db, id: string, email: string, isFirst: boolean): Promise<void> {
  const owner = email === '' ? undefined : await personByEmail(tx, email);
  if (owner === undefined) return;
  if (owner.mergedInto === id) {
    await tx.update(users).set({ email: null }).where(eq(users.id, owner.id));
    await tx
      .update(merges)
      .set({ otherEmail: email })
      .where(and(eq(merges.otherId, owner.id), isNull(merges.undoneAt)));
    return;
  }
  if (!isFirst) return;
  const [profile] = await tx.select().from(profiles).where(eq(profiles.userId, owner.id));
  const name = `${profile?.firstName ?? ''} ${profile?.lastName ?? ''}`.trim();
  throw problem('email_taken', {
    person_id: owner.mergedInto ?? owner.id,
    person_name: name || email,
    message: `${name || 'Another person'} signs in with this email address. Nothing was saved.`,
  });
}

async function storedDetails(
  tx: Db,
  { id, email, contactEmail, tags }: typeof users.$inferSelect,
): Promise<Details> {
  const [profile] = await tx.select().from(profiles).where(eq(profiles.userId, id)).for('no key update');
  return {
    email: email ?? '',
    contact_email: contactEmail,
    tags,
    ...profileOf((name) => profile?.[profileFields[name].column]),
  };
}

/** The fields that a body has, in the form in which they are stored. */
function given({
  email,
  contact_email: contact,
  tags,
  ...profile
}: { [Name in keyof Details]?: Details[Name] | undefined }): Partial<Details> {
  const stored = profileOf((name) => profile[name]);
  return {
    ...(email !== undefined && { email }),
    ...(contact !== undefined && { contact_email: contact || null }),
    ...(tags && { tags: withoutRepeated(tags) }),
    ...Object.fromEntries(
      fieldNames.filter((name) => profile[name] !== undefined).map((name) => [name, stored[name]]),
    ),
  };
}

/** A tag stands once, whatever its case. */
export const withoutRepeated = (tags: readonly string[]): string[] =>
  tags.filter((tag, index) => tags.findIndex((one) => one.toLowerCase() === tag.toLowerCase()) === index);

async function store(tx: Db, id: string, before: Details, after: Details, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({
      email: after.email || null,
      contactEmail: after.contact_email,
      tags: [...after.tags],
      version: sql`${users.version} + 1`,
      updatedAt: now,
      ...(after.email !== before.email && { emailVerifiedAt: null }),
    })
    .where(eq(users.id, id));
  const nameOf = (details: Details) => `${details.first_name} ${details.last_name}`.trim();
  await tx.insert(profiles).values({ userId: id }).onConflictDoNothing();
  await tx
    .update(profiles)
    .set({
      ...columnsOf(after),
      updatedAt: now,
      // A name that the person chose to show stays.
      displayName: sql`case when ${profiles.displayName} in ('', ${nameOf(before)}) then ${nameOf(after)} else ${profiles.displayName} end`,
    })
    .where(eq(profiles.userId, id));
}

async function tellAddresses(tx: Db, deps: PeopleDeps, id: string, from: string, to: string): Promise<void> {
  const { mail, clock, settings } = deps;
  if (from === '') return sendInvitation(tx, deps, { id, email: to });
  await spendResetLinks(tx, id, clock.now());
  const firstName = await firstNameOf(tx, id);
  await mail.send(tx, addressChangedEmail(from, { firstName }));
  const token = await makeMailToken(tx, id, 'verify_email', clock.now());
  await mail.send(tx, verificationEmail(to, { firstName, verifyUrl: verifyUrl(settings, token) }));
}
