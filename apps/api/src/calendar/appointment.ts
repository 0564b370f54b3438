/** What a calendar needs to know of a registered session. Instants, never wall clocks (SPEC-B 11). */
export interface Appointment {
  /** Stable for the life of the registration, so that a calendar replaces the entry instead of doubling it. */
  readonly uid: string;
  /** Grows with every change, cancellation included (RFC 5545 3.8.7.4). */
  readonly sequence: number;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly changedAt: Date;
  readonly cancelled: boolean;
  readonly url: string;
}
