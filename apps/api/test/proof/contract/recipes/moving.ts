import { eq, sql } from 'drizzle-orm';
import { profiles } from '../../../../src/platform/database/schema/people.ts';
import { sessions } from '../../../../src/platform/database/schema/training.ts';
import type { ContractFixture } from '../contract-fixture.ts';
import type { Recipes } from '../recipe.ts';
import { closed, declined, full, open, registered, soon, type NewSession } from './booking.ts';

/** A move of a new registration to a session created for it. */
async function moving(
  fixture: ContractFixture,
  session: NewSession = {},
  over: object = {},
  payment_plan = 'full',
) {
  const from = payment_plan === 'full' ? {} : { startsAt: new Date('2026-04-20T18:30:00-04:00') };
  const { by, session_id } = await registered(fixture, from, { payment_plan });
  const body = { session_id: await open(fixture, session), amount: '75.00', due_now: '0.00', ...over };
  return { by, params: { id: session_id }, body };
}

/** The same after the profile has lost what a registration needs. */
async function movingAs(fixture: ContractFixture, profile: Partial<typeof profiles.$inferInsert>) {
  const asked = await moving(fixture);
  await fixture.server.database.db
    .update(profiles)
    .set(profile)
    .where(eq(profiles.userId, asked.by?.id ?? ''));
  return asked;
}

export const movingRecipes: Recipes = {
  'registeredSessions.move': {
    good: (fixture) => moving(fixture),
    wrong: { body: { session_id: '' } },
    other: { amount: '1.00' },
    rejected: {
      not_found: (fixture) => moving(fixture, {}, { session_id: 'nothing-here' }),
      cannot_move: async (fixture) => {
        const asked = await moving(fixture);
        await fixture.server.database.db
          .update(sessions)
          .set({ startsAt: new Date('2026-03-02T18:00:00-05:00') })
          .where(eq(sessions.id, asked.params.id));
        return asked;
      },
      waiver_required: async (fixture) => {
        const asked = await moving(fixture);
        await fixture.server.database.db.execute(sql`
          with own as (select id from waiver_acceptances where user_id = ${asked.by?.id ?? ''}), signers as (
            delete from waiver_signers where acceptance_id in (select id from own))
          update waiver_acceptances set waiver_accepted = false where id in (select id from own)`);
        return asked;
      },
      profile_incomplete: (fixture) => movingAs(fixture, { lastName: '' }),
      age_restricted: (fixture) => movingAs(fixture, { dateOfBirth: '2012-01-01' }),
      registration_closed: (fixture) => moving(fixture, closed),
      session_full: (fixture) => moving(fixture, full),
      already_registered: async (fixture) => {
        const asked = await moving(fixture);
        return { ...asked, body: { ...asked.body, session_id: asked.params.id } };
      },
      plan_unavailable: async (fixture) => moving(fixture, soon, {}, 'weekly'),
      price_changed: (fixture) => moving(fixture, {}, { amount: '1.00' }),
      payment_failed: async (fixture) =>
        moving(
          fixture,
          { pricePublicCents: 8700 },
          { amount: '87.00', due_now: '12.00', payment_method_id: await declined(fixture) },
        ),
    },
  },
};
