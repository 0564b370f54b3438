/** What every letter needs to be written. Instants are Dates, money integer cents. */
export interface EmailData {
  welcome: { firstName: string; verifyUrl: string };
  verify_email: { firstName: string; verifyUrl: string };
  reset_password: { firstName: string; resetUrl: string };
  password_changed: { firstName: string };
  account_deleted: { firstName: string };
  registration_confirmed: {
    firstName: string;
    sessionTitle: string;
    programTitle: string;
    startsAt: Date;
    endsAt: Date;
    location: string;
    coachName: string;
    priceCents: number;
    /** Paid by now; less than the price on a plan or while payment is pending. */
    paidCents: number;
    instalments: { dueOn: string; cents: number; paid: boolean }[];
    /** The registered session in the portal. */
    sessionUrl: string;
    /** Only for a new account: the address still has to be verified. */
    verifyUrl?: string;
  };
  registration_cancelled: {
    firstName: string;
    sessionTitle: string;
    startsAt: Date;
    refundCents: number;
    cancelledBy: 'member' | 'business';
  };
  /** A coach, or with no name the studio, to somebody registered. */
  session_message: {
    firstName: string;
    sessionTitle: string;
    startsAt: Date;
    coachName: string;
    text: string;
    sessionUrl: string;
  };
  waitlist_offer: WaitlistEmailData;
  waitlist_open: WaitlistEmailData;
  /** `openToAll`: the place is kept for nobody any more, and the first to register has it. */
  waitlist_expired: WaitlistEmailData & { openToAll: boolean };
  waitlist_closed: WaitlistEmailData;
  /** The card said no to an instalment that was due; `againOn` is the day of the next try, null when there is none. */
  instalment_declined: {
    firstName: string;
    sessionTitle: string;
    cents: number;
    againOn: Date | null;
    sessionUrl: string;
  };
  contact_message: ContactMessage;
  contact_copy: ContactMessage;
  payment_received: { firstName: string; sessionTitle: string; cents: number; sessionUrl: string };
}

interface ContactMessage {
  name: string;
  email: string;
  topic: string;
  text: string;
}

interface WaitlistEmailData {
  firstName: string;
  sessionTitle: string;
  startsAt: Date;
  /** Where there is no offer: the session's start. */
  offerEndsAt: Date;
  /** The offer on the member's waitlist page in the portal. */
  offerUrl: string;
}

/** A letter to one person: which text, and what goes into it. */
export interface Email<Template extends keyof EmailData> {
  to: string;
  template: Template;
  data: EmailData[Template];
}
