import type { WorklistEntry } from '@detroit-well/api-client/contract';
import { formatMediumDate, formatTime, toStudioIso } from '@detroit-well/config/studio-time';

interface About {
  readonly kind: string;
  /** With the kind, it names the entry. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly at: Date;
  readonly registrationId?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly meeting?: Date | undefined;
  readonly personId?: string | null | undefined;
  readonly samePersonId?: string | undefined;
  readonly name?: string | undefined;
  readonly amount?: string | undefined;
  readonly paymentId?: string | null | undefined;
  readonly nextAttemptAt?: Date | null | undefined;
  /** The message that the person got. */
  readonly told?: string | null | undefined;
  readonly resolvable?: boolean;
}

/** One entry of the worklist. */
export const entry = (about: About): WorklistEntry => ({
  id: `${about.kind}:${about.id}`,
  kind: about.kind,
  title: about.title,
  text: about.text,
  at: toStudioIso(about.at),
  registration_id: about.registrationId ?? null,
  session_id: about.sessionId ?? null,
  meeting: about.meeting ? toStudioIso(about.meeting) : null,
  person_id: about.personId ?? null,
  same_person_id: about.samePersonId ?? null,
  person_name: about.name || null,
  amount: about.amount ?? null,
  payment_id: about.paymentId ?? null,
  next_attempt_at: about.nextAttemptAt ? toStudioIso(about.nextAttemptAt) : null,
  told: about.told ?? null,
  resolvable: about.resolvable ?? false,
});

/** `March 14, 6:30 PM` */
export const dayAndTime = (at: Date): string => `${formatMediumDate(at)}, ${formatTime(at)}`;
