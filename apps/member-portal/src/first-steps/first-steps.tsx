import { useQuery } from '@tanstack/react-query';
import { sessionDateText, sessionTitle } from '@detroit-well/booking/session-text';
import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { Status } from '@detroit-well/ui/components/status';
import { useEffect, useId, useState } from 'react';
import { accountLinks, waiverLink } from '../account/account-links.ts';
import { ResendVerification } from '../account/resend-verification.tsx';
import { dashboardQuery, registeredSessionsQuery } from '../api/queries.ts';
import type { StepsDone } from './steps.ts';
import { areStepsShown, setStepsShown, useFirstSteps } from './use-first-steps.ts';
import './first-steps.css';

interface Step {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly href: string;
}

const steps: readonly Step[] = [
  {
    title: 'Your details',
    text: 'Name, phone, date of birth. Two minutes, so that your coach knows who is coming.',
    action: 'Add your details',
    href: accountLinks.profile.href,
  },
  {
    title: 'Sign the waiver',
    text: 'Once. It covers every session.',
    action: waiverLink(false).label,
    href: waiverLink(false).href,
  },
  {
    title: 'Pick your first session',
    text: 'Start with Rhythm & Glide or Balance Lab. Both begin standing still.',
    action: 'Register for sessions',
    href: `${paths.dashboard.home()}#register`,
  },
];

const encouragements = [
  'Three steps, then the floor is yours.',
  'One down.',
  'Last one. This is the good one.',
] as const;

export interface FirstStepsProps {
  /** 1 where the card is the heading of the page. */
  readonly headingLevel: 1 | 2;
}

/**
 * The first tasks of a new member: the card until they have registered for a session, then one line that can be closed. Only the
 * next step has a button.
 */
export function FirstSteps({ headingLevel }: FirstStepsProps) {
  const done = useFirstSteps();
  const { data: dashboard } = useQuery(dashboardQuery());
  if (!done) return <AllSet />;
  const name = dashboard?.profile.first_name.trim() ?? '';
  return (
    <>
      <StepsCard done={done} name={name} headingLevel={headingLevel} />
      {dashboard?.user.email_verified === false ? (
        <div className="first-steps__verify">
          <Flash
            tone="warn"
            live={false}
            title="Confirm your email."
            action={<ResendVerification email={dashboard.user.email} />}
          >
            {`The link went to ${dashboard.user.email}.`}
          </Flash>
        </div>
      ) : null}
    </>
  );
}

interface StepsCardProps {
  readonly done: StepsDone;
  readonly name: string;
  readonly headingLevel: 1 | 2;
}

function StepsCard({ done, name, headingLevel }: StepsCardProps) {
  const titleId = useId();
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  const Title = headingLevel === 1 ? 'h2' : 'h3';
  const count = done.filter(Boolean).length;
  const next = done.indexOf(false);
  useEffect(() => setStepsShown(true), []);
  return (
    <section className="first-steps" data-theme="dark" aria-labelledby={titleId}>
      <header>
        <Heading className="d2" id={titleId}>
          {`Welcome ${name}`.trim()}
        </Heading>
        <p>{encouragements[count]}</p>
        <p className="first-steps__count tnum">
          <span aria-hidden="true">
            {steps.map(({ title }, index) => (
              <i key={title} data-done={done[index] || undefined} />
            ))}
          </span>
          {`${count} of 3`}
        </p>
      </header>
      <ol>
        {steps.map(({ title, text, action, href }, index) => (
          <li
            key={title}
            data-state={done[index] ? 'done' : index === next ? 'now' : 'later'}
            aria-current={index === next ? 'step' : undefined}
          >
            <span className="num" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <Title>{title}</Title>
              <p>{text}</p>
              {done[index] ? <Status tone="ok">Done</Status> : null}
              {index === next ? (
                <ButtonLink
                  variant="signal"
                  slash
                  href={href}
                  aria-haspopup={
                    href === accountLinks.profile.href && headingLevel === 1 ? 'dialog' : undefined
                  }
                >
                  {action}
                </ButtonLink>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** After the last step, in the tab that showed the others. */
function AllSet() {
  const { data: sessions } = useQuery({ ...registeredSessionsQuery(), meta: { background: true } });
  const [closed, setClosed] = useState(() => !areStepsShown());
  const first = sessions?.find(({ registration }) => registration.status === 'confirmed');
  if (closed || !first) return null;
  return (
    <div className="first-steps__verify">
      <Flash
        tone="ok"
        live={false}
        title="All set."
        onClose={() => {
          setStepsShown(false);
          setClosed(true);
        }}
      >
        {`You are registered for ${sessionTitle(first)} on ${sessionDateText(first).longDate}.`}
      </Flash>
    </div>
  );
}
