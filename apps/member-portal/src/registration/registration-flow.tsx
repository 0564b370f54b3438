import type { Session } from '@detroit-well/api-client/contract';
import type { BookedResult } from '@detroit-well/booking/joining';
import type { CarriedOver } from '@detroit-well/booking/member-registration/form';
import { memberPrice } from '@detroit-well/booking/session-view';
import { useLayer } from '@detroit-well/ui/layer';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { creditQuery, knownMembershipsQuery, passesQuery, plansQuery } from '../api/queries.ts';
import { checkRegistration } from './check-registration.ts';
import { RegistrationPanels, type CheckStep, type PanelStep } from './registration-panels.tsx';

export interface RegistrationFlowProps {
  readonly now: Date;
  /** True if the member has an active membership. */
  readonly isMember: boolean;
  /** Called with a message when the waiver or the consent is missing. */
  readonly onBlocked: (reason: string) => void;
  /** The member is registered; the panel stays open and shows it. */
  readonly onDone: (session: Session) => void;
  /** The member has closed that panel. */
  readonly onLeave: (session: Session) => void;
  /** Called when the session is full. Returns true when the caller shows that itself. */
  readonly onFull?: (session: Session) => boolean;
  /** A press on Register. A new object starts a new flow. */
  readonly request: { readonly session: Session; readonly joins: boolean };
  readonly onChecking: (sessionId: string | null) => void;
}

/** A check that finishes within this time shows no modal. */
const modalAfterMs = 300;

/** The time for which the panel waits, after the check, for credit, passes and memberships that may pay. */
const meansMs = 1_000;

/** Loads what may pay beside a card. It stands above the fields of the panel, which would move if it came later. */
const loadMeans = (queries: QueryClient) =>
  Promise.all([
    queries.prefetchQuery(passesQuery()),
    queries.prefetchQuery(creditQuery()),
    queries.prefetchQuery(knownMembershipsQuery()),
    queries.prefetchQuery(plansQuery()),
  ]);

/** The check before payment, then the payment panel or Session Full (SPEC-A 4). Loaded at the first press on Register. */
export function RegistrationFlow(props: RegistrationFlowProps) {
  const { request, now, isMember, onBlocked, onDone, onLeave, onFull, onChecking } = props;
  const latest = useRef<AbortController | null>(null);
  const queries = useQueryClient();
  const panel = useLayer<PanelStep>('registration', {
    // The draft of the panel has its input, but no card.
    remember: ({ kind, session }) => (kind === 'done' ? null : { kind, session }),
    onClose: ({ kind, session }) => {
      if (kind === 'done') onLeave(session);
    },
  });
  const modal = useLayer<CheckStep>('availability', {
    remember: ({ session, check }) => ({ kind: 'checking', session, check }),
    onClose: ({ check }) => cancel(check),
    onReopen: ({ session }) => void startCheck(session, undefined, 0),
  });

  const cancel = (check: AbortController): void => {
    check.abort();
    if (check === latest.current) onChecking(null);
  };

  /** Starts the check and shows its result. Returns a function that cancels it. */
  const startCheck = (session: Session, carried?: CarriedOver, waitMs = modalAfterMs): (() => void) => {
    const check = new AbortController();
    latest.current = check;
    let modalShown = false;
    const timer = setTimeout(() => {
      if (check.signal.aborted) return;
      modalShown = true;
      modal.open({ kind: 'checking', session, check });
    }, waitMs);
    const run = async (): Promise<void> => {
      // Before the means, so that its calls go out first.
      const checked = checkRegistration(session, check.signal);
      const means = memberPrice(session, isMember).cents > 0 ? loadMeans(queries) : undefined;
      const result = await checked;
      clearTimeout(timer);
      if (result.kind === 'available' && !modalShown)
        await Promise.race([means, new Promise((resolve) => setTimeout(resolve, meansMs))]);
      if (check.signal.aborted) return;
      onChecking(null);
      if (result.kind === 'full') {
        modal.end();
        if (onFull?.(session) === true) panel.end();
        else panel.open({ kind: 'full', session, carried });
      } else if (result.kind === 'blocked') {
        modal.end();
        panel.end();
        onBlocked(result.reason);
      } else if (result.kind === 'available' && !modalShown) {
        panel.open({ kind: 'payment', session, carried });
      } else modal.open({ kind: 'checked', session, check, result, carried });
    };
    void run();
    return () => check.abort();
  };

  const closeModal = (): void => {
    if (latest.current) cancel(latest.current);
    modal.close();
  };

  const register = (session: Session, carried?: CarriedOver): void => {
    closeModal();
    onChecking(session.public_id);
    startCheck(session, carried);
  };

  const begin = useEffectEvent((session: Session) => startCheck(session));
  // A press outside this component starts the flow. A check that is still running must not open a modal on the next screen.
  useEffect(() => {
    const stop = begin(request.session);
    return () => {
      stop();
      latest.current?.abort();
    };
  }, [request]);

  const steps = {
    now,
    isMember,
    joinsFor: request.joins ? request.session.public_id : null,
    onRegister: register,
    onDone: (session: Session, result: BookedResult): void => {
      panel.open({ kind: 'done', session, result });
      onDone(session);
    },
    onPay: (session: Session, carried: CarriedOver | undefined): void => {
      modal.end();
      panel.open({ kind: 'payment', session, carried });
    },
  };
  return (
    <>
      {panel.shown ? <RegistrationPanels {...steps} step={panel.shown} onClose={panel.close} /> : null}
      {modal.shown ? <RegistrationPanels {...steps} step={modal.shown} onClose={closeModal} /> : null}
    </>
  );
}
