import type { Session } from '@detroit-well/api-client/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { checkRegistration, type RegistrationCheck } from './check-registration.ts';
import { RegistrationPanels, type RegistrationStep } from './registration-panels.tsx';
import type { CarriedOver } from './use-member-registration.ts';

export interface RegistrationFlowProps {
  readonly now: Date;
  /** Whether the member has an active membership. */
  readonly isMember: boolean;
  /** Called with a message when the waiver or the consent is missing. */
  readonly onBlocked: (reason: string) => void;
  readonly onDone: (session: Session) => void;
  /** Called when the session is full. Returns true when the caller shows that itself. */
  readonly onFull?: (session: Session) => boolean;
  /** A press on Register. A new object starts a new flow. */
  readonly request: { readonly session: Session };
  readonly onChecking: (sessionId: string | null) => void;
}

/** A check that finishes within this time shows no modal. */
const modalAfterMs = 300;

/** The check before payment, then the payment panel or Session Full (SPEC-A 4). Loaded at the first press on Register. */
export function RegistrationFlow(props: RegistrationFlowProps) {
  const { request, now, isMember, onBlocked, onDone, onFull, onChecking } = props;
  const [step, setStep] = useState<RegistrationStep | null>(null);
  const [check, setCheck] = useState<RegistrationStep | null>(null);
  const current = useRef<AbortController | null>(null);

  /** Starts the check and shows its result. Returns a function that cancels it. */
  const startCheck = (session: Session, carried?: CarriedOver): (() => void) => {
    const controller = new AbortController();
    current.current = controller;
    let modalShown = false;
    const timer = setTimeout(() => {
      if (controller.signal.aborted) return;
      modalShown = true;
      setCheck({ kind: 'checking', session });
    }, modalAfterMs);
    const run = async (): Promise<void> => {
      const result = await checkRegistration(session, controller.signal);
      clearTimeout(timer);
      if (controller.signal.aborted) return;
      onChecking(null);
      setCheck(null);
      found(session, result, carried, modalShown);
    };
    void run();
    return () => controller.abort();
  };

  const found = (
    session: Session,
    result: RegistrationCheck,
    carried: CarriedOver | undefined,
    modalShown: boolean,
  ): void => {
    switch (result.kind) {
      case 'available':
        if (modalShown) return setCheck({ kind: 'checked', session, result, carried });
        return setStep({ kind: 'payment', session, carried });
      case 'full':
        if (onFull?.(session) === true) return setStep(null);
        return setStep({ kind: 'full', session, carried });
      case 'blocked':
        setStep(null);
        return onBlocked(result.reason);
      default:
        return setCheck({ kind: 'checked', session, result, carried });
    }
  };

  const cancelCheck = (): void => {
    current.current?.abort();
    onChecking(null);
    setCheck(null);
  };

  const register = (session: Session, carried?: CarriedOver): void => {
    cancelCheck();
    onChecking(session.public_id);
    startCheck(session, carried);
  };

  const begin = useEffectEvent((session: Session) => startCheck(session));
  // A press outside this component starts the flow. A check that is still running must not open a modal on the next screen.
  useEffect(() => {
    const cancel = begin(request.session);
    return () => {
      cancel();
      current.current?.abort();
    };
  }, [request]);

  const steps = {
    now,
    isMember,
    onDone: (session: Session): void => {
      setStep(null);
      onDone(session);
    },
    onPay: (session: Session, carried: CarriedOver | undefined): void => {
      setCheck(null);
      setStep({ kind: 'payment', session, carried });
    },
  };
  return (
    <>
      {step ? (
        <RegistrationPanels {...steps} step={step} onRegister={register} onClose={() => setStep(null)} />
      ) : null}
      {check ? (
        <RegistrationPanels {...steps} step={check} onRegister={register} onClose={cancelCheck} />
      ) : null}
    </>
  );
}
