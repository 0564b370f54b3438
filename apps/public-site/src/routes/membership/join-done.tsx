import '@detroit-well/ui/done.css';
import type { OwnMembership } from '@detroit-well/api-client/contract';
import { confirmEmail, signInToDashboard, withPassword } from '@detroit-well/booking/account-steps';
import { joinedRows } from '@detroit-well/booking/due-rows';
import { joinedLead } from '@detroit-well/booking/joining/plan-sections';
import { planTitle, type OfferedPlan } from '@detroit-well/booking/joining/sold-plan';
import { howToStop, keepsRate, memberRateHolds, membershipBegun } from '@detroit-well/booking/joining/texts';
import { bookingMessages } from '@detroit-well/booking/messages';
import { paths, portalUrl } from '@detroit-well/config/paths';
import { formatLongDay } from '@detroit-well/config/studio-time';
import { formatCents, toCents } from '@detroit-well/pricing';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { DonePanel, DoneSection } from '@detroit-well/ui/patterns/done-panel';
import { DueList } from '@detroit-well/ui/patterns/due-list';
import { TodoList } from '@detroit-well/ui/patterns/todo-list';
import type { PageContext } from '../../page.ts';
import { membershipPicture } from '../../pictures/paths.ts';

interface JoinDoneProps {
  readonly membership: OwnMembership;
  readonly plan: OfferedPlan;
  readonly person: { readonly first_name: string; readonly email: string };
  readonly context: Pick<PageContext, 'portalUrl'>;
  readonly onClose: () => void;
}

/** A membership that has begun: what is due when, how to stop, and what comes next. The visitor signs in now. */
export function JoinDone({ membership, plan, person, context, onClose }: JoinDoneProps) {
  const { next_payment_on: nextOn, start_date: start } = membership;
  const day = nextOn ?? start;
  const signIn = (next: string) => portalUrl(context.portalUrl, paths.login({ next, email: person.email }));
  const price = formatCents(toCents(membership.next_amount ?? membership.price ?? plan.price));
  return (
    <DonePanel
      onClose={onClose}
      picture={<img src={membershipPicture} alt="" />}
      lead={joinedLead(membership)}
      status={`Welcome, ${person.first_name.trim()}. ${membershipBegun}`}
      title="You're a member."
      plate={{
        day: String(Number(day.slice(8))),
        title: planTitle(plan),
        lines: [`${nextOn ? 'Renews' : 'Began'} ${formatLongDay(day)}`, `${price}, until you stop`],
      }}
      action={
        <ButtonLink variant="signal" slash href={signIn(paths.dashboard.home())}>
          {signInToDashboard}
        </ButtonLink>
      }
    >
      <DoneSection title={bookingMessages.whatIsDue}>
        <DueList rows={joinedRows(membership)} />
        <p className="sm muted">{`The details are on their way to ${person.email}.`}</p>
      </DoneSection>
      <DoneSection title="What you have now">
        <p>{memberRateHolds}</p>
      </DoneSection>
      <DoneSection title="How to stop">
        <p>
          {`${howToStop}. ${keepsRate}. `}
          <a href={signIn(paths.dashboard.membership())}>Your membership</a>
        </p>
      </DoneSection>
      <DoneSection title="Next">
        <TodoList
          items={[
            confirmEmail(person.email),
            { title: 'Sign in', text: `${withPassword}. Each session then shows your price.` },
            { title: 'Sign the waiver', text: 'Once, four minutes. You need it before your first session.' },
          ]}
        />
      </DoneSection>
    </DonePanel>
  );
}
