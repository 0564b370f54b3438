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

interface Place {
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
  toldAt: number | null;
}

export interface Someone {
  place: Place | null;
  entry: Entry | null;
  /** The number of emails saying that a spot is open to the first member who takes it. */
  letters: number;
}

export class Model {
  readonly people: Someone[];
  readonly startsAt: number;
  max: number;
  now: number;
  /** Paid by people whose late cancellation earned no refund. */
  kept = 0;
  private numbers = 0;
  private freedAt = -Infinity;

  constructor(members: number, max: number, now: Date, startsAt: Date) {
    this.people = Array.from({ length: members }, () => ({ place: null, entry: null, letters: 0 }));
    this.max = max;
    this.now = now.getTime();
    this.startsAt = startsAt.getTime();
  }

  get taken(): number {
    return this.count(({ place }) => place !== null) + this.count(({ entry }) => entry?.state === 'offered');
  }
  /** Everything charged and not refunded. */
  get owed(): number {
    return this.kept + this.people.reduce((sum, { place }) => sum + (place?.paid ?? 0), 0);
  }
  private count(which: (someone: Someone) => boolean): number {
    return this.people.filter(which).length;
  }
  private get over(): boolean {
    return this.now >= this.startsAt;
  }
  private get lastDay(): boolean {
    return this.startsAt - this.now <= day;
  }
  private get someoneWaits(): boolean {
    return this.people.some(({ entry }) => entry?.state === 'waiting');
  }
  private line(): Someone[] {
    return this.people
      .filter(({ entry }) => entry?.state === 'waiting')
      .sort((a, b) => (a.entry?.number ?? 0) - (b.entry?.number ?? 0));
  }

  /** Brings the waitlist up to date. `givenBack`: a confirmed registration has just released its seat. */
  passOn(givenBack = false): void {
    let back = givenBack;
    for (const someone of this.people) {
      const { entry } = someone;
      const ended = entry?.state === 'offered' && (entry.deadline ?? 0) <= this.now;
      if (ended || this.over) someone.entry = null;
      if (ended) back = true;
    }
    if (back) this.freedAt = this.now;
    if (this.over) return;
    if (this.lastDay) return this.taken < this.max ? this.tell(back) : undefined;
    for (const next of this.line().slice(0, Math.max(0, this.max - this.taken))) {
      if (next.entry === null) continue;
      next.entry.state = 'offered';
      next.entry.deadline = Math.min(this.now + 12 * hour, this.startsAt - day);
    }
  }

  /**
   * On the last day, notifies everybody of a released confirmed seat; for other seats, only those not notified in the last
   * quarter hour.
   */
  protected tell(all: boolean): void {
    for (const someone of this.line()) {
      const { toldAt = null } = someone.entry ?? {};
      const due = toldAt === null || (toldAt < this.freedAt && toldAt <= this.now - quiet);
      if (someone.entry === null || !(all || due)) continue;
      someone.entry.toldAt = this.now;
      someone.letters += 1;
    }
  }

  /** A hold ends without a registration: a person who came from the waitlist returns to it. */
  private release(someone: Someone): void {
    const from = someone.place?.from ?? null;
    someone.place = null;
    const over = from?.deadline != null && from.deadline <= this.now;
    someone.entry = from === null || over ? someone.entry : from;
    if (from?.deadline == null || over) this.freedAt = this.now;
    this.passOn();
  }

  /** The response to a registration. */
  register(someone: Someone, card: Card): string {
    if (this.over) return 'registration_closed';
    if (someone.place?.state === 'confirmed') return 'already_registered';
    const onPlan = card === 'plan';
    const dueOn = addDays(studioDay(new Date(this.now)), 14);
    const planFits = dueOn <= studioDay(new Date(this.startsAt));
    // The plan is checked before the old hold is released.
    if (someone.place !== null && onPlan && !planFits) return 'plan_unavailable';
    if (someone.place?.state === 'lost') {
      // The server asks the provider for the outcome of the charge: it was paid.
      Object.assign(someone.place, { state: 'confirmed', paid: priceCents });
      return 'already_registered';
    }
    if (someone.place?.state === 'asking') this.release(someone);
    const live = someone.entry?.state === 'offered' && (someone.entry.deadline ?? 0) > this.now;
    if (!live && this.taken >= this.max) return 'session_full';
    if (onPlan && !planFits) return 'plan_unavailable';
    if (!live && !this.lastDay && this.someoneWaits) return 'session_full';
    const from = live || someone.entry?.state === 'waiting' ? someone.entry : null;
    if (from !== null) someone.entry = null;
    someone.place = { state: 'confirmed', heldUntil: this.now + 15 * 60_000, paid: 0, due: null, from };
    return this.charged(someone, someone.place, card, dueOn);
  }

  private charged(someone: Someone, place: Place, card: Card, dueOn: string): string {
    if (card === 'declined') {
      this.release(someone);
      return 'payment_failed';
    }
    if (card === 'asks') {
      place.state = 'asking';
      return 'asks';
    }
    if (card === 'lost') {
      place.state = 'lost';
      return 'in_progress';
    }
    if (card === 'plan') place.due = { on: dueOn, cents: priceCents - firstHalf };
    place.paid = card === 'none' ? 0 : card === 'plan' ? firstHalf : priceCents;
    return 'registered';
  }

  /** A guest is a new person; a rejected guest leaves no trace. */
  guest(card: 'good' | 'declined'): string {
    const guest: Someone = { place: null, entry: null, letters: 0 };
    this.people.push(guest);
    const said = this.register(guest, card);
    if (guest.place === null) this.people.splice(this.people.indexOf(guest), 1);
    return said;
  }

  answerCard(someone: Someone, approve: boolean): void {
    if (someone.place === null) return;
    if (!approve) return this.release(someone);
    someone.place.state = 'confirmed';
    someone.place.paid = priceCents;
  }

  cancel(someone: Someone): void {
    if (this.startsAt - this.now < refundBefore) this.kept += someone.place?.paid ?? 0;
    someone.place = null;
    this.passOn(true);
  }

  join(someone: Someone): string {
    if (this.over) return 'registration_closed';
    if (someone.place !== null) return 'already_registered';
    const before = structuredClone({ people: this.people, freedAt: this.freedAt });
    this.passOn();
    const free = this.max > this.taken;
    const refused = someone.entry !== null ? 'already_waiting' : null;
    const needless = free && (this.lastDay || !this.someoneWaits) ? 'waitlist_not_needed' : null;
    if (refused ?? needless) {
      // A rejected request changes nothing, not even due changes of the waitlist.
      before.people.forEach(({ entry, letters }, index) => {
        const there = this.people[index];
        if (there) Object.assign(there, { entry, letters });
      });
      this.freedAt = before.freedAt;
      return refused ?? needless ?? '';
    }
    someone.entry = { number: (this.numbers += 1), state: 'waiting', deadline: null, toldAt: null };
    if (free) this.passOn();
    return 'joined';
  }

  leave(someone: Someone): string {
    if (someone.entry === null) return this.leaveBehindHold(someone);
    const offered = someone.entry.state === 'offered';
    someone.entry = null;
    if (offered) this.passOn(true);
    return 'left';
  }

  /** Keeps the hold; its owner does not return to the waitlist when it ends. */
  protected leaveBehindHold({ place }: Someone): string {
    if (place === null || place.state === 'confirmed' || place.from === null) return 'not_found';
    place.from = null;
    return 'left';
  }

  /** What the jobs of the server do. */
  jobs(): void {
    for (const someone of this.people) {
      const { place } = someone;
      if (place?.state === 'lost') Object.assign(place, { state: 'confirmed', paid: priceCents });
      else if (place?.state === 'asking' && place.heldUntil <= this.now) this.release(someone);
    }
    this.passOn();
    for (const { place } of this.people) {
      if (place?.due && place.due.on <= studioDay(new Date(this.now))) {
        place.paid += place.due.cents;
        place.due = null;
      }
    }
  }
}
