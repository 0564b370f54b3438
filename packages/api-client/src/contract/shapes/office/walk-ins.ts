import { serverNow } from '@detroit-well/config/server-clock';
import { studioDay } from '@detroit-well/config/studio-time';
import { isDay, profileForm, staffPersonForm } from '@detroit-well/validation';
import { messages } from '@detroit-well/validation/messages';
import * as z from 'zod';
import { problems } from '../../definition/problems.ts';
import { money, otherwise, record, text, textOrNull } from '../primitives.ts';
import { dollars } from './lists.ts';
import { overrideNames, registerPersonBody } from './registrations.ts';
import { attendanceFactsBody, factFlag } from './roster.ts';

/** How a walk-in pays. */
export const walkInPays = ['cash', 'later', 'complimentary'] as const;

const { first_name, last_name, phone } = profileForm.shape;

const oldest = '1900-01-01';
/** Of any age: who is too young is answered by the rules of the session. */
const dateOfBirth = z
  .string()
  .refine((text) => isDay(text) && text >= oldest && text <= studioDay(serverNow()), {
    error: messages.dateOfBirthInvalid,
  })
  .meta({ examples: ['1991-08-02'] });

const newPerson = z
  .object({
    first_name,
    last_name,
    email: z.nullable(staffPersonForm.shape.email),
    phone: z.nullable(phone),
    date_of_birth: dateOfBirth.nullable().optional(),
  })
  .describe('Somebody without an account. An email that another account has only gets mail.');

/** As facts about attendance have them. */
const { id, meeting, at, device } = attendanceFactsBody.shape.facts.element.shape;
const { overrides, reason, use_pass, use_included } = registerPersonBody.shape;

const walkIn = z
  .object({
    id: id.describe('Chosen by the device, so that it can send the walk-in again. The check-in has it, too.'),
    session_id: registerPersonBody.shape.session_id,
    meeting,
    person_id: z
      .string()
      .min(1)
      .max(64)
      .meta({ description: 'Somebody with an account.', examples: ['person-1'] })
      .optional(),
    person: newPerson.optional(),
    at: at.describe('When the person came, by the clock of the device. Its rules and its price hold.'),
    device,
    pay: z.enum(walkInPays).meta({
      description: '`later`: the price is owed. `complimentary`: it is given away, within the own limit.',
      examples: ['cash'],
    }),
    amount: dollars(
      '45.00',
      'What was taken or agreed. Without it, the price of the person. Another one stands on the worklist.',
    ).optional(),
    use_pass,
    use_included,
    overrides,
    reason,
  })
  .refine(({ person, person_id: known }) => (person === undefined) !== (known === undefined), {
    path: ['person_id'],
    error: 'Name a person or describe a new one.',
  })
  .refine(({ pay, reason: why }) => pay !== 'complimentary' || Boolean(why), {
    path: ['reason'],
    error: 'A complimentary spot needs a reason.',
  })
  .refine(({ overrides: set, amount }) => set?.includes('price') !== true || amount !== undefined, {
    path: ['amount'],
    error: 'The override `price` needs an amount.',
  })
  .refine(({ pay, use_pass: pass, use_included: included }) => pay === 'later' || !(pass || included), {
    path: ['pay'],
    error: 'A credit pays the whole price: use `later`.',
  });

const walkInId = '5b0c3f52-0f0b-4b2e-9a35-8f8f5a1e3c77';

export const walkInsBody = z
  .object({ requests: z.array(walkIn).min(1).max(100).describe('One for each person who came.') })
  .meta({
    id: 'AddWalkInsRequest',
    description: 'People who came without a registration.',
    examples: [
      {
        requests: [
          {
            id: walkInId,
            session_id: 'session-open',
            person: { first_name: 'Marcus', last_name: 'Dupree', date_of_birth: '1991-08-02' },
            at: '2026-03-14T18:26:00-04:00',
            device: 'Front desk tablet',
            pay: 'cash',
          },
        ],
      },
    ],
  });

export const registerWalkInBody = z
  .object({
    person_id: z
      .string()
      .min(1)
      .max(64)
      .meta({ description: 'Who it was; without it, as it was sent.', examples: ['person-1'] })
      .optional(),
    overrides,
    reason,
  })
  .meta({
    id: 'RegisterWalkInRequest',
    description: 'How a walk-in that waits on the worklist is registered after all.',
    examples: [{ overrides: ['capacity'], reason: 'Room for one more.' }],
  });

/** Why somebody should look at a walk-in. */
export const walkInFlag = z.enum([...factFlag.options, 'amount', 'same_person']).meta({
  description:
    '`amount`: another one than the price. `same_person`: somebody with the same email, or the same name and date of birth. Others: of the check-in.',
  examples: ['waiver'],
});

const walkInProblem = record('WalkInProblem', 'Why a walk-in was refused.', {
  code: text('session_full', 'As registering the person would answer.'),
  message: text(problems.session_full.text, 'For the team.'),
  override: otherwise(z.enum(overrideNames).nullable(), null).meta({
    description: 'What would set the rule aside; `null`: nothing does.',
    examples: ['capacity'],
  }),
});

export const walkInResult = z
  .object({
    id: text(walkInId, 'Id of the walk-in.'),
    state: otherwise(z.enum(['stored', 'refused']), 'refused').meta({
      description: '`stored`: the person is registered and checked in. `refused`: nobody is.',
      examples: ['stored'],
    }),
    registration_id: textOrNull('reg_20b1', 'The registration; `null` if it was refused.'),
    person_id: textOrNull('usr_1', 'The account; `null` for a new person who was refused.'),
    paid: money.describe('What was entered as taken in cash.'),
    flags: z.array(walkInFlag).describe('Why somebody should look at it.'),
    problem: walkInProblem
      .nullable()
      .meta({ description: 'Why it was refused; `null` if it is stored.', examples: [null] }),
    worklist_id: textOrNull(
      null,
      'The entry of the worklist on which it can be answered; `null`: there is nothing to answer.',
    ),
  })
  .meta({ id: 'WalkInResult', description: 'What became of a walk-in.' });

export const walkInResults = z
  .object({ results: z.array(walkInResult).describe('One for each walk-in, in the order of the request.') })
  .meta({ id: 'WalkInResults', description: 'The walk-ins of a request.' });
