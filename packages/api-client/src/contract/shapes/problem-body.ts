import * as z from 'zod';
import { declineTexts } from '../definition/decline-texts.ts';
import type { DeclineReason } from '../definition/decline-texts.ts';
import { mergeRefusals } from '../definition/merge-refusals.ts';
import { problems } from '../definition/problems.ts';
import { instant, money, shownMessage, text, textOrNull } from './primitives.ts';
import { waiverContent } from './waiver.ts';

/**
 * Every problem response (SPEC-B 10.12): a message, a code and the request id. Field errors are lists beside them, under
 * `errors` for the mailing list and under `profile` for `/me/`. The extra fields belong to registrations (SPEC-B 7.6).
 */
export const problemBody = z
  .looseObject({
    message: shownMessage(problems.not_found.text),
    code: text('not_found', 'A stable name; the description of each status lists the codes of the call.'),
    request_id: text('b4f5a1d2-6f0e-4a53-9f0c-2a9a6c0b7a11', 'Also in the `X-Request-ID` header.'),
    non_field_errors: z.array(z.string()).describe('Sentences that belong to no single field.').optional(),
    session_full: z.boolean().describe('True with `session_full`.').optional(),
    already_registered: z.boolean().describe('True with `already_registered`.').optional(),
    payment_returned: z
      .boolean()
      .describe('The card was charged before this was known, and the payment is being refunded.')
      .optional(),
    reason: z
      .enum(Object.keys(declineTexts) as [DeclineReason, ...DeclineReason[]])
      // A cancellation has a field of this name.
      .or(z.array(z.string()))
      .describe('Why the card was declined, with `payment_failed`; absent when it is not known.')
      .optional(),
    permission: text('schedule.write', 'The missing permission, with `permission_denied`.').optional(),
    who_may: z.array(z.string()).describe('The roles that hold it, with `permission_denied`.').optional(),
    yours: z.looseObject({}).describe('The refused changes, with `version_conflict`.').optional(),
    theirs: z.looseObject({}).describe('The stored record, with `version_conflict`.').optional(),
    base: z
      .looseObject({})
      .describe('The record that you started from as far as it is known, with `version_conflict`.')
      .optional(),
    changed_by: textOrNull(
      'Odessa Rawls',
      'Who saved the stored record, with `version_conflict`.',
    ).optional(),
    changed_at: instant.nullable().describe('When it was saved, with `version_conflict`.').optional(),
    closing: z.looseObject({}).describe('The closing that came first, with `till_closed`.').optional(),
    person_id: text('usr_1')
      // Requests have a field of this name.
      .or(z.array(z.string()))
      .describe('Who signs in with the address, with `email_taken`.')
      .optional(),
    person_name: text('Danielle Whitaker', 'Their name, with `email_taken`.').optional(),
    refusal: z
      .enum(mergeRefusals)
      .describe('Why two records cannot become one, with `merge_refused`.')
      .optional(),
    override: textOrNull('capacity', 'What sets the broken rule aside; `null`: nothing does.').optional(),
    waiver: waiverContent
      // A filter has a field of this name.
      .or(z.array(z.string()))
      .describe('The text in force, with `waiver_changed` of a link.')
      .optional(),
    price: money
      // A plan has a field of this name.
      .or(z.array(z.string()))
      .describe('The right price, with `price_changed`.')
      .optional(),
  })
  .meta({
    id: 'Problem',
    description: 'Field errors are further keys: the name of the field with a list of sentences.',
    examples: [
      {
        message: problems.not_found.text,
        code: 'not_found',
        request_id: 'b4f5a1d2-6f0e-4a53-9f0c-2a9a6c0b7a11',
      },
    ],
  });
