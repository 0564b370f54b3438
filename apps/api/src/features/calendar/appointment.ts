import { placeOf, type Place } from '@detroit-well/config/place';
import type { Meetings } from '../../platform/database/meetings.ts';

/** A registered session as a calendar needs it. Times are instants, never local times (SPEC-B 11). */
export interface Appointment {
  /** Of the first meeting. Stable for the life of the registration, so that a calendar replaces its entry instead of adding another. */
  readonly uid: string;
  /** Increases with every change, including a cancellation (RFC 5545 3.8.7.4). */
  readonly sequence: number;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  /** Of the location; without lines of an address, it is the studio's own. */
  readonly place: { readonly address: readonly string[]; readonly directions: string };
  readonly meetings: Meetings;
  /** The number of further meetings that it had before a change, whose entries leave the calendar. */
  readonly dropped?: number;
  readonly changedAt: Date;
  readonly cancelled: boolean;
  readonly url: string;
}

/** How people find an appointment. */
export const placeOfAppointment = ({ location, place }: Pick<Appointment, 'location' | 'place'>): Place =>
  placeOf({ location, location_address: place.address, location_directions: place.directions });

/** The UID of a meeting by its number from 1. */
export function uidOf({ uid }: Pick<Appointment, 'uid'>, number: number): string {
  return number === 1 ? uid : uid.replace('@', `-${number}@`);
}
