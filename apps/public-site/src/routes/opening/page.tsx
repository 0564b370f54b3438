import { sessionAvailability } from '@detroit-well/booking/session-view';
import { brand } from '@detroit-well/config/brand';
import { paths } from '@detroit-well/config/paths';
import { serverDate } from '@detroit-well/config/server-clock';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { FailureFlash } from '@detroit-well/ui/components/failure-flash';
import { Flash } from '@detroit-well/ui/components/flash';
import { NextDates } from '../../openings/next-dates.tsx';
import { openingTexts } from '../../openings/opening-texts.ts';
import { SessionPlate } from '../../openings/session-plate.tsx';
import { TellMe } from '../../openings/tell-me.tsx';
import type { PageContext, PageProps } from '../../page.ts';
import { registerHref } from '../../sessions/register-href.ts';
import { useOpening, type OpeningState, type UsedOpening } from './use-opening.ts';

/** The page behind the link of an email about an open spot: confirm the address, or have it erased. */
export function OpeningPage({ context }: PageProps<null>) {
  const opening = useOpening(context.apiUrl);
  const { state } = opening;
  return (
    <div className="opening wrap">
      {state.kind === 'known' ? (
        <Known {...state} context={context} opening={opening} />
      ) : state.kind === 'withdrawn' ? (
        <Erased />
      ) : state.kind === 'invalid' ? (
        <Invalid />
      ) : (
        <Ask state={state} opening={opening} />
      )}
    </div>
  );
}

const takeFocus = (heading: HTMLElement | null): void => heading?.focus();

/** A title that replaces the pressed button, so it takes the focus. */
function Title({ children }: { children: string }) {
  return (
    <h1 className="d2" tabIndex={-1} ref={takeFocus}>
      {children}
    </h1>
  );
}

const allSessions = <ButtonLink href={paths.training()}>All sessions</ButtonLink>;

function Ask({
  state,
  opening,
}: {
  state: Extract<OpeningState, { kind: 'reading' | 'asking' | 'sending' }>;
  opening: UsedOpening;
}) {
  const sending = state.kind === 'sending' ? state.action : null;
  return (
    <>
      <h1 className="d2">{openingTexts.title}</h1>
      <p className="lead">One press, and this address gets one email when a spot opens.</p>
      {state.kind === 'asking' && state.problem ? <FailureFlash message={state.problem} /> : null}
      <div className="row">
        <Button
          variant="signal"
          slash
          busy={sending === 'confirm'}
          busyLabel="Confirming..."
          onClick={opening.confirm}
        >
          Yes, tell me
        </Button>
        <Button
          variant="line"
          busy={sending === 'withdraw'}
          busyLabel="Erasing..."
          onClick={opening.withdraw}
        >
          Erase my address
        </Button>
      </div>
      <noscript>
        <p>
          This page needs JavaScript. Without it, call <a href={brand.phone.href}>{brand.phone.label}</a>. If
          you do nothing, your address is erased by itself.
        </p>
      </noscript>
    </>
  );
}

function Erased() {
  return (
    <>
      <Title>{openingTexts.erased}</Title>
      <p className="lead">{openingTexts.noEmail}</p>
      <div className="row">{allSessions}</div>
    </>
  );
}

function Invalid() {
  return (
    <>
      <Title>This link does not work</Title>
      <p className="lead">
        It is not complete, or it is older than a month. Open the link in the email again, or find a session
        with open spots.
      </p>
      <div className="row">{allSessions}</div>
    </>
  );
}

interface KnownProps extends Omit<Extract<OpeningState, { kind: 'known' }>, 'kind'> {
  readonly context: PageContext;
  readonly opening: UsedOpening;
}

/** The outcome of the request, the session as it is now, and other dates. */
function Known({ status, session, context, opening }: KnownProps) {
  const availability = sessionAvailability(session, serverDate());
  const { title, lead } = outcomeOf(status, availability);
  return (
    <>
      <Title>{title}</Title>
      <SessionPlate session={session} />
      <p className="lead">{lead}</p>
      {availability === 'open' ? (
        <Flash tone="ok" title={openingTexts.open}>
          The first to register has it.
        </Flash>
      ) : null}
      <div className="row">
        <Action availability={availability} status={status} session={session} context={context} />
        {status === 'waiting' ? (
          <Button variant="quiet" onClick={opening.withdraw}>
            Erase my address
          </Button>
        ) : null}
      </div>
      {availability === 'open' ? null : <NextDates session={session} context={context} />}
    </>
  );
}

function Action({
  availability,
  status,
  session,
  context,
}: Pick<KnownProps, 'status' | 'session' | 'context'> & { availability: Availability }) {
  if (availability === 'open') {
    return (
      <ButtonLink variant="signal" slash href={registerHref(session)}>
        Register Now
      </ButtonLink>
    );
  }
  if (availability === 'full' && status !== 'waiting') return <TellMe session={session} context={context} />;
  return null;
}

type Availability = ReturnType<typeof sessionAvailability>;

function outcomeOf(
  status: KnownProps['status'],
  availability: Availability,
): { readonly title: string; readonly lead: string } {
  if (availability === 'cancelled') {
    return {
      title: 'No spot opens in it any more',
      lead: `The session is cancelled. ${openingTexts.erased}.`,
    };
  }
  if (availability === 'started' || availability === 'past' || availability === 'closed') {
    return {
      title: 'This came too late',
      lead: `${openingTexts.over} ${openingTexts.erased}.`,
    };
  }
  switch (status) {
    case 'waiting':
      return {
        title: 'You are on the list for an email',
        lead: `We write once, when a spot opens in this session, and then erase your address. ${openingTexts.waitlistFirst}`,
      };
    case 'told':
      return {
        title: availability === 'full' ? 'The spot is taken again' : 'We have written to you',
        lead: 'A spot opened, the one email went out, and your address is erased.',
      };
    case 'expired':
      return {
        title: 'This link came too late',
        lead: `It worked for 24 hours. ${openingTexts.erased}. If you still want the email, ask again.`,
      };
    case 'ended':
      return { title: openingTexts.erased, lead: openingTexts.noEmail };
  }
}
