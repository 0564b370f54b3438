import type { OwnMembership, OwnPasses, Session } from '@detroit-well/api-client/contract';
import { addDays, studioDay, type Day } from '@detroit-well/config/studio-time';
import { creditFor, currentRefundPolicy, includedMonthFor, toCents, type Cents } from '@detroit-well/pricing';

type Meetings = Pick<Session, 'start_datetime' | 'meetings'>;

/** A pass of the member. */
export type Pass = OwnPasses['passes'][number];

/** The included sessions of one month. */
export interface IncludedSessions {
  readonly left: number;
  readonly endsOn: Day;
}

const payable = ({ start_datetime, meetings }: Meetings) => ({
  day: studioDay(start_datetime),
  meetings: meetings.length,
});

/** The pass whose credit would pay for the session: the one that ends first of those that reach. Null: none does. */
export function passFor(passes: readonly Pass[], session: Meetings): Pass | null {
  const left = passes.filter((pass) => pass.credits_left > 0);
  const credits = left.flatMap((pass) =>
    (pass.left_until.length > 0 ? pass.left_until : [pass]).map(({ expires_on: expiresOn }) => ({
      passId: pass.id,
      number: 1,
      expiresOn,
      pass: { ...pass, expires_on: expiresOn },
    })),
  );
  return creditFor(credits, payable(session))?.pass ?? null;
}

/** The included sessions of the month in which the session takes place. Null: none is left. */
export function includedFor(
  memberships: readonly Pick<OwnMembership, 'included_sessions'>[],
  session: Meetings,
): IncludedSessions | null {
  const months = memberships.flatMap(({ included_sessions }) =>
    (included_sessions?.months ?? []).map(({ starts_on: from, ends_on: endsOn, left }) => ({
      from,
      until: addDays(endsOn, 1),
      endsOn,
      left,
    })),
  );
  const found = includedMonthFor(months, payable(session));
  return found === null || found.left === 0 ? null : { left: found.left, endsOn: found.endsOn };
}

/** What one credit of the pass cost. */
export const creditCents = ({ payment, credits }: Pick<Pass, 'payment' | 'credits'>): Cents =>
  Math.round(toCents(payment.amount) / credits);

/** `1 credit`, `4 credits`. */
export const creditsText = (count: number): string => (count === 1 ? '1 credit' : `${count} credits`);

/** `1 included session`, `4 included sessions`. */
export const includedText = (count: number): string =>
  count === 1 ? '1 included session' : `${count} included sessions`;

/** When what pays without money can be used again. */
export const comesBackText = `Comes back if you cancel ${currentRefundPolicy.fullRefundBeforeHours} or more hours before`;
