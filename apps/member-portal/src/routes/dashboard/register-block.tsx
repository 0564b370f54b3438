import { useQueryClient } from '@tanstack/react-query';
import type { Session } from '@detroit-well/api-client/contract';
import { describe } from '@detroit-well/api-client/errors';
import * as constants from '@detroit-well/config/constants';
import { paths } from '@detroit-well/config/paths';
import { formatLongDate } from '@detroit-well/config/studio-time';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { Suspense, lazy } from 'react';
import { completeRegistration } from '../../api/queries.ts';
import { useJoinLink } from '../../registration/use-join-link.ts';
import { useRegistrationFlow } from '../../registration/use-registration-flow.tsx';
import { registeredText } from '../../format/registered.ts';
import { Block } from './block.tsx';

/** The result of the last action on this page. */
export interface DashboardFlash {
  readonly tone: 'ok' | 'bad';
  readonly title: string;
  readonly text?: string;
  /** A link to the next step. */
  readonly link?: { readonly label: string; readonly href: string };
  /** Without it the message stays until the member closes it, because it requires an action. */
  readonly autoHideMs?: number;
}

// Below the first view: the list loads with its rows, and the block reserves its space.
const UpcomingSessions = lazy(async () => ({
  default: (await import('./upcoming-sessions.tsx')).UpcomingSessions,
}));

export interface RegisterBlockProps {
  readonly now: Date;
  /** True if the member has an active membership. */
  readonly isMember: boolean;
  /** True if waiver and consent are there. */
  readonly mayRegister: boolean;
  readonly onFlash: (flash: DashboardFlash) => void;
}

/** The register-for-sessions list, and the flow that its buttons start. */
export function RegisterBlock({ now, isMember, mayRegister, onFlash }: RegisterBlockProps) {
  const queries = useQueryClient();
  const leave = (session: Session): void =>
    onFlash({
      tone: 'ok',
      title: registeredText.title,
      text: `${session.title}, ${formatLongDate(session.start_datetime)}.`,
      link: { label: registeredText.link, href: paths.dashboard.session(session.public_id) },
      autoHideMs: constants.messageMs.flashSuccess,
    });

  const flow = useRegistrationFlow({
    now,
    isMember,
    onDone: (session) => void completeRegistration(queries, session.public_id),
    onLeave: leave,
    onUnreachable: (error) => onFlash({ tone: 'bad', title: describe(error, 'registrationAlert').message }),
    // The message stays until it is closed, because the member must do something first.
    onBlocked: (title) =>
      onFlash({ tone: 'bad', title, link: { label: 'Complete Waiver', href: paths.dashboard.waiver() } }),
  });

  useJoinLink(mayRegister, (session) => flow.register(session, { joins: true }));

  return (
    <Block title="Register for sessions" anchor="register">
      <Suspense fallback={<Skeleton height={640} />}>
        <UpcomingSessions
          now={now}
          isMember={isMember}
          checking={flow.checking}
          onRegister={(session) => flow.register(session)}
        />
      </Suspense>
      {flow.screen}
    </Block>
  );
}
