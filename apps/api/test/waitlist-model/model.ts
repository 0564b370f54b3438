import { addDays, studioDay } from '@detroit-well/config/studio-time';
import { currentRefundPolicy } from '@detroit-well/pricing';

/**
 * The rules of seats, waitlist and money in their simplest form, to compare the server with: no database, no lock order, and
 * nothing shared with the product's code except the calendar and the hours of the refund policy.
 */
export const priceCents = 7500;
const firstHalf = 3800;
const hour = 3_600_000;
const day = 24 * hour;
const refundBefore = currentRefundPolicy.fullRefundBeforeHours * hour;
const quiet = hour / 4;

export type Card = 'good' | 'none' | 'declined' | 'asks' | 'lost' | 'plan';

interface Seat {
  /** `asking` and `lost` are holds: the card requires authentication, or the provider's response was lost. */
  state: 'confirmed' | 'asking' | 'lost';
  heldUntil: number;
  paid: number;
  due: { on: string; cents: number } | null;
  /** The waitlist entry it came from. */
  from: Entry | null;
}

interface Entry {
  number: number;
  state: 'waiting' | 'offered';
  deadline: number | null;
  notifiedAt: number | null;
}

export interface ModelPerson {
  seat: Seat | null;
  entry: Entry | null;
  /** The number of emails saying that a spot is open to the first member who takes it. */
  emails: number;
}

export class Model {
  readonly people: ModelPerson[];
  readonly startsAt: number;
  max: number;
  now: number;
  /** Paid by people whose late cancellation earned no refund. */
  retainedCents = 0;
  private numbers = 0;
  private releasedAt = -Infinity;

  constructor(members: number, max: number, now: Date, startsAt: Date) {
    this.people = Array.from({ length: members }, () => ({ seat: null, entry: null, emails: 0 }));
    this.max = max;
    this.now = now.getTime();
    this.startsAt = startsAt.getTime();
  }

  get taken(): number {
    return this.count(({ seat }) => seat !== null) + this.count(({ entry }) => entry?.state === 'offered');
  }
  /** Everything charged and not refunded. */
  get owed(): number {
    return this.retainedCents + this.people.reduce((sum, { seat }) => sum + (seat?.paid ?? 0), 0);
  }
  private count(which: (person: ModelPerson) => boolean): number {
    return this.people.filter(which).length;
  }
  private get over(): boolean {
    return this.now >= this.startsAt;
  }
  private get lastDay(): boolean {
    return this.startsAt - this.now <= day;
  }
  private get hasWaiting(): boolean {
    return this.people.some(({ entry }) => entry?.state === 'waiting');
  }
  private waiting(): ModelPerson[] {
    return this.people
      .filter(({ entry }) => entry?.state === 'waiting')
      .sort((a, b) => (a.entry?.number ?? 0) - (b.entry?.number ?? 0));
  }

  /** Brings the waitlist up to date. `released`: a confirmed registration has just released its seat. */
  offerSeats(released = false): void {
    let isReleased = released;
    for (const person of this.people) {
      const { entry } = person;
      const ended = entry?.state === 'offered' && (entry.deadline ?? 0) <= this.now;
      if (ended || this.over) person.entry = null;
      if (ended) isReleased = true;
    }
    if (isReleased) this.releasedAt = this.now;
    if (this.over) return;
    if (this.lastDay) return this.taken < this.max ? this.notifyWaiting(isReleased) : undefined;
    for (const next of this.waiting().slice(0, Math.max(0, this.max - this.taken))) {
      if (next.entry === null) continue;
      next.entry.state = 'offered';
      next.entry.deadline = Math.min(this.now + 12 * hour, this.startsAt - day);
    }
  }

  /**
   * On the last day, notifies everybody of a released confirmed seat; for other seats, only those not notified in the last
   * quarter hour.
   */
  protected notifyWaiting(all: boolean): void {
    for (const person of this.waiting()) {
      const { notifiedAt = null } = person.entry ?? {};
      const due = notifiedAt === null || (notifiedAt < this.releasedAt && notifiedAt <= this.now - quiet);
      if (person.entry === null || !(all || due)) continue;
      person.entry.notifiedAt = this.now;
      person.emails += 1;
    }
  }

  /** A hold ends without a registration: a person who came from the waitlist returns to it. */
  private release(person: ModelPerson): void {
    const from = person.seat?.from ?? null;
    person.seat = null;
    const over = from?.deadline != null && from.deadline <= this.now;
    person.entry = from === null || over ? person.entry : from;
    if (from?.deadline == null || over) this.releasedAt = this.now;
    this.offerSeats();
  }

  /** The response to a registration. */
  register(person: ModelPerson, card: Card): string {
    if (this.over) return 'registration_closed';
    if (person.seat?.state === 'confirmed') return 'already_registered';
    const onPlan = card === 'plan';
    const dueOn = addDays(studioDay(new Date(this.now)), 14);
    const planFits = dueOn <= studioDay(new Date(this.startsAt));
    // The plan is checked before the old hold is released.
    if (person.seat !== null && onPlan && !planFits) return 'plan_unavailable';
    if (person.seat?.state === 'lost') {
      // The server asks the provider for the outcome of the charge: it was paid.
      Object.assign(person.seat, { state: 'confirmed', paid: priceCents });
      return 'already_registered';
    }
    if (person.seat?.state === 'asking') this.release(person);
    const live = person.entry?.state === 'offered' && (person.entry.deadline ?? 0) > this.now;
    if (!live && this.taken >= this.max) return 'session_full';
    if (onPlan && !planFits) return 'plan_unavailable';
    if (!live && !this.lastDay && this.hasWaiting) return 'session_full';
    const from = live || person.entry?.state === 'waiting' ? person.entry : null;
    if (from !== null) person.entry = null;
    person.seat = { state: 'confirmed', heldUntil: this.now + 15 * 60_000, paid: 0, due: null, from };
    return this.charged(person, person.seat, card, dueOn);
  }

  private charged(person: ModelPerson, seat: Seat, card: Card, dueOn: string): string {
    if (card === 'declined') {
      this.release(person);
      return 'payment_failed';
    }
    if (card === 'asks') {
      seat.state = 'asking';
      return 'asks';
    }
    if (card === 'lost') {
      seat.state = 'lost';
      return 'in_progress';
    }
    if (card === 'plan') seat.due = { on: dueOn, cents: priceCents - firstHalf };
    seat.paid = card === 'none' ? 0 : card === 'plan' ? firstHalf : priceCents;
    return 'registered';
  }

  /** A guest is a new person; a rejected guest leaves no trace. */
  guest(card: 'good' | 'declined'): string {
    const guest: ModelPerson = { seat: null, entry: null, emails: 0 };
    this.people.push(guest);
    const response = this.register(guest, card);
    if (guest.seat === null) this.people.splice(this.people.indexOf(guest), 1);
    return response;
  }

  authenticate(person: ModelPerson, approve: boolean): void {
    if (person.seat === null) return;
    if (!approve) return this.release(person);
    person.seat.state = 'confirmed';
    person.seat.paid = priceCents;
  }

  cancel(person: ModelPerson): void {
    if (this.startsAt - this.now < refundBefore) this.retainedCents += person.seat?.paid ?? 0;
    person.seat = null;
    this.offerSeats(true);
  }

  join(person: ModelPerson): string {
    if (this.over) return 'registration_closed';
    if (person.seat !== null) return 'already_registered';
    const before = structuredClone({ people: this.people, releasedAt: this.releasedAt });
    this.offerSeats();
    const free = this.max > this.taken;
    const rejection = person.entry !== null ? 'already_waiting' : null;
    const notNeeded = free && (this.lastDay || !this.hasWaiting) ? 'waitlist_not_needed' : null;
    if (rejection ?? notNeeded) {
      // A rejected request changes nothing, not even due changes of the waitlist.
      before.people.forEach(({ entry, emails }, index) => {
        const there = this.people[index];
        if (there) Object.assign(there, { entry, emails });
      });
      this.releasedAt = before.releasedAt;
      return rejection ?? notNeeded ?? '';
    }
    person.entry = { number: (this.numbers += 1), state: 'waiting', deadline: null, notifiedAt: null };
    if (free) this.offerSeats();
    return 'joined';
  }

  leave(person: ModelPerson): string {
    if (person.entry === null) return this.leaveBehindHold(person);
    const offered = person.entry.state === 'offered';
    person.entry = null;
    if (offered) this.offerSeats(true);
    return 'left';
  }

  /** Keeps the hold; its owner does not return to the waitlist when it ends. */
  protected leaveBehindHold({ seat }: ModelPerson): string {
    if (seat === null || seat.state === 'confirmed' || seat.from === null) return 'not_found';
    seat.from = null;
    return 'left';
  }

  /** What the jobs of the server do. */
  jobs(): void {
    for (const person of this.people) {
      const { seat } = person;
      if (seat?.state === 'lost') Object.assign(seat, { state: 'confirmed', paid: priceCents });
      else if (seat?.state === 'asking' && seat.heldUntil <= this.now) this.release(person);
    }
    this.offerSeats();
    for (const { seat } of this.people) {
      if (seat?.due && seat.due.on <= studioDay(new Date(this.now))) {
        seat.paid += seat.due.cents;
        seat.due = null;
      }
    }
  }
}
