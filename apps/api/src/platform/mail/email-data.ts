/** The data of every email template. Instants are Dates, money is integer cents. */
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
    /** Paid so far: less than the price on an instalment plan or while the payment is pending. */
    paidCents: number;
    instalments: { dueOn: string; cents: number; paid: boolean }[];
    /** The registered session in the portal. */
    sessionUrl: string;
    /** Only for a new account, whose email address still needs verification. */
    verifyUrl?: string;
  };
  registration_cancelled: {
    firstName: string;
    sessionTitle: string;
    startsAt: Date;
    refundCents: number;
    cancelledBy: 'member' | 'business';
  };
  /** From a coach, or from the studio when there is no name, to a registered person. */
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
  /** `openToAll`: the seat is no longer offered to anyone, and the first person to register gets it. */
  waitlist_expired: WaitlistEmailData & { openToAll: boolean };
  waitlist_closed: WaitlistEmailData;
  /** The card was declined for a due instalment. `againOn` is the day of the next attempt, null if there is none. */
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
  /** Without an offer: the start of the session. */
  offerEndsAt: Date;
  /** The offer on the member's waitlist page in the portal. */
  offerUrl: string;
}

/** An email to one person: a template and its data. */
export interface Email<Template extends keyof EmailData> {
  to: string;
  template: Template;
  data: EmailData[Template];
}
