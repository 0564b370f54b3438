import type { CreateSessionParams } from '@detroit-well/api-client/contract';

/** When a session takes registrations, as its row stores it. */
export interface Window {
  readonly registrationOpensAt: Date | null;
  /** While the office has closed the registration: when it did. */
  readonly registrationClosesAt: Date | null;
  readonly registrationOpen: boolean;
  /** While the office has closed the registration: when it would have closed by itself. */
  readonly registrationClosesPlanned: Date | null;
}

type Fields = Pick<
  Partial<CreateSessionParams>,
  'registration_opens_at' | 'registration_closes_at' | 'registration_open'
>;

/**
 * The window after a change. Its times keep their distance to the start when the session moves by `movedMs`. Everything that asks
 * whether registration is open reads the closing time, so closing it by hand sets that, and keeps the planned one.
 */
export function windowAfter(stored: Window, fields: Fields, movedMs: number, now: Date): Window {
  const moved = (time: Date | null) => time && new Date(time.getTime() + movedMs);
  const given = (text: string | null | undefined, otherwise: Date | null) =>
    text === undefined ? moved(otherwise) : text === null ? null : new Date(text);
  const registrationOpensAt = given(fields.registration_opens_at, stored.registrationOpensAt);
  const planned = given(
    fields.registration_closes_at,
    stored.registrationOpen ? stored.registrationClosesAt : stored.registrationClosesPlanned,
  );
  if (fields.registration_open ?? stored.registrationOpen)
    return {
      registrationOpensAt,
      registrationClosesAt: planned,
      registrationOpen: true,
      registrationClosesPlanned: null,
    };
  const closed = stored.registrationOpen ? now : stored.registrationClosesAt;
  return {
    registrationOpensAt,
    registrationClosesAt: closed,
    registrationOpen: false,
    registrationClosesPlanned: planned,
  };
}
