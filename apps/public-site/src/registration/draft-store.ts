/**
 * What a guest has typed and what is under way, kept for this tab so that a reload loses neither. Never the password,
 * never the card.
 */
export interface GuestDraft {
  fields: Record<string, string>;
  plan: string;
}

/** A request whose answer may have been lost. The same key asks for the same answer (SPEC-B 10.6). */
export interface PendingIntent {
  key: string;
  paymentMethodId: string;
  plan: string;
  /** The price that was shown at the press, as a decimal text; none where an older page was pressed. */
  amount?: string;
}

/** A place held while the card's bank asks for confirmation. */
export interface HeldPayment {
  registrationId: string;
  clientSecret: string;
  amount: string;
  key: string;
}

export interface KeptRegistration {
  draft: GuestDraft | null;
  pending: PendingIntent | null;
  held: HeldPayment | null;
}

const nothing: KeptRegistration = { draft: null, pending: null, held: null };
const nameOf = (sessionId: string): string => `registration:${sessionId}`;

export function readKept(sessionId: string, storage: Storage = sessionStorage): KeptRegistration {
  try {
    const text = storage.getItem(nameOf(sessionId));
    // Written by `keep` below, in this very tab.
    return text ? { ...nothing, ...(JSON.parse(text) as Partial<KeptRegistration>) } : nothing;
  } catch {
    return nothing;
  }
}

/** Changes what is kept; where storage is forbidden it lasts as long as the page. */
export function keep(
  sessionId: string,
  change: Partial<KeptRegistration>,
  storage: Storage = sessionStorage,
): void {
  const kept = { ...readKept(sessionId, storage), ...change };
  try {
    storage.setItem(nameOf(sessionId), JSON.stringify(kept));
  } catch {
    // A full or forbidden storage must not stop a registration.
  }
}

export function forget(sessionId: string, storage: Storage = sessionStorage): void {
  try {
    storage.removeItem(nameOf(sessionId));
  } catch {
    // As above.
  }
}
