/** A registered session as a calendar needs it. Times are instants, never local times (SPEC-B 11). */
export interface Appointment {
  /** Stable for the life of the registration, so that a calendar replaces its entry instead of adding another. */
  readonly uid: string;
  /** Increases with every change, including a cancellation (RFC 5545 3.8.7.4). */
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
