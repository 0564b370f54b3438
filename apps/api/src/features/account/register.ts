import { accountExists, type Contract } from '@detroit-well/api-client/contract';
import { isOldEnough } from '@detroit-well/pricing';
import { untilOfAge } from '@detroit-well/validation';
import { messages } from '@detroit-well/validation/messages';
import type { Call, Handler } from '../../platform/calls/calls.ts';
import { fieldProblem } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import type { GuestDraft } from '../../platform/database/schema/registrations.ts';
import { rememberNetwork } from '../../platform/rate-limits/known-networks.ts';
import { requireUncommonPassword } from '../auth/common-passwords.ts';
import { signInOrigin } from '../auth/sign-in-origin.ts';
import { issueTokens } from '../auth/sign-in.ts';
import { AddressTaken, createGuestAccount, guestDraft, noWaiverYet } from '../booking/registration/guests.ts';
import { makeMailToken, verifyUrl } from '../users/mail-links.ts';
import { createPerson, personByEmail } from '../users/people.ts';
import { currentWaiver } from '../waiver/versions.ts';
import type { AccountDeps } from './dependencies.ts';
import { verificationEmail, welcomeEmail } from './email-templates.ts';

type Register = Contract['account']['register'];
type Body = Call<Register>['body'];

/**
 * Creates an account and signs it in. With details, it has what a guest's account has: profile, address and waiver. With a person,
 * it has their name and date of birth.
 */
export const register: Handler<Register, AccountDeps> = async (call, deps) => {
  const { body, address, userAgent } = call;
  const { database, humanCheck, passwords, clock, systemClock, keys } = deps;
  requireUncommonPassword(body.password, 'password');
  // Runs before the human check is spent, so that a person who mistyped can use it again.
  if (await personByEmail(database.db, body.email)) throw addressTaken();
  requireAdult(body, clock.now());
  const waiverVersion = await waiverToSign(body, deps);
  await humanCheck.spend(database.db, body.turnstile_token, { address, action: 'register' });
  const passwordHash = await passwords.hash(body.password);
  const evidence = { now: clock.now(), waiverVersion, address, userAgent };
  const draft = body.details && guestDraft({ ...body.details, email: body.email }, passwordHash, evidence);
  return database.withTx(async (tx) => {
    const id = await (draft
      ? createJoining(tx, draft, deps)
      : createBare(tx, { email: body.email, passwordHash, person: body.person }, deps));
    const person = { id, email: body.email };
    await rememberNetwork(tx, { userId: id, address, key: keys.networks, now: systemClock.now() });
    return {
      user: { public_id: id, email: person.email, is_active: true, email_verified: false },
      tokens: await issueTokens(tx, person, deps, signInOrigin({ address, userAgent })),
      message: 'Registration successful.',
    };
  });
};

/** An account whose owner still has to sign the waiver. */
async function createBare(
  tx: Db,
  { email, passwordHash, person }: { email: string; passwordHash: string; person: Body['person'] },
  { mail, clock, settings }: AccountDeps,
): Promise<string> {
  const { first_name: firstName = '', last_name: lastName = '', date_of_birth: dateOfBirth } = person ?? {};
  const made = await createPerson(tx, { email, passwordHash, firstName, lastName, dateOfBirth });
  if (made === undefined) throw addressTaken();
  const token = await makeMailToken(tx, made.id, 'verify_email', clock.now());
  await mail.send(tx, welcomeEmail(email, { firstName, verifyUrl: verifyUrl(settings, token) }));
  return made.id;
}

/** The account of a visitor who joins while registering. */
async function createJoining(tx: Db, draft: GuestDraft, deps: AccountDeps): Promise<string> {
  try {
    const { userId, verifyUrl: url } = await createGuestAccount(tx, deps, draft, deps.clock.now());
    await deps.mail.send(tx, verificationEmail(draft.email, { firstName: draft.first_name, verifyUrl: url }));
    return userId;
  } catch (error) {
    throw error instanceof AddressTaken ? addressTaken() : error;
  }
}

const addressTaken = () => fieldProblem({ email: [accountExists] });

/** Throws for a minor, where the date of birth is told. */
function requireAdult({ details, person }: Body, now: Date): void {
  const told = details ?? person;
  if (!told || isOldEnough(told.date_of_birth, studioDay(now))) return;
  const errors = { date_of_birth: [untilOfAge(messages.tooYoungToSign, told.date_of_birth)] };
  throw fieldProblem(details ? { details: errors } : { person: errors });
}

/** The version that the details accept; empty without details. Throws while there is none. */
async function waiverToSign({ details }: Body, { database, clock }: AccountDeps): Promise<string> {
  if (!details) return '';
  const waiver = await currentWaiver(database.db, clock.now());
  if (waiver === undefined) throw fieldProblem({ details: { waiver_signed: [noWaiverYet] } });
  return waiver.version;
}
