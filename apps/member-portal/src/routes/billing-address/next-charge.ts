import type { RegisteredSession } from '@detroit-well/api-client/contract';

/** The open payment that is due first. */
export interface NextCharge {
  readonly session: RegisteredSession;
  /** `YYYY-MM-DD` */
  readonly dueOn: string;
  /** Wire amount. */
  readonly amount: string;
}

export function nextCharge(sessions: readonly RegisteredSession[]): NextCharge | null {
  const open = sessions
    .filter(({ registration }) => registration.status === 'confirmed')
    .flatMap((session) =>
      session.registration.instalments
        .filter(({ status }) => status === 'due' || status === 'failed')
        .map(({ due_on, amount }) => ({ session, dueOn: due_on, amount })),
    );
  return open.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))[0] ?? null;
}
