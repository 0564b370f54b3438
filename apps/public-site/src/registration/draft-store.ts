/**
 * The guest's entries and the request in progress, stored for this tab so that a reload loses neither. The password and the
 * card are never stored.
 */
export interface GuestDraft {
  fields: Record<string, string>;
  plan: string;
}

/** A request whose response may have been lost. The same idempotency key returns the same response (SPEC-B 10.6). */
export interface PendingIntent {
  key: string;
  paymentMethodId: string;
  plan: string;
  /** The price that was shown when the guest pressed Register, as a decimal string; absent in drafts of older page versions. */
  amount?: string;
}

/** A seat held while the bank confirms the payment. */
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
    // Written by `keep` below, in the same tab.
    return text ? { ...nothing, ...(JSON.parse(text) as Partial<KeptRegistration>) } : nothing;
  } catch {
    return nothing;
  }
}

/** Changes the stored draft. Without storage, the draft lasts as long as the page. */
export function keep(
  sessionId: string,
  change: Partial<KeptRegistration>,
  storage: Storage = sessionStorage,
): void {
  const kept = { ...readKept(sessionId, storage), ...change };
  try {
    storage.setItem(nameOf(sessionId), JSON.stringify(kept));
  } catch {
    // Full or forbidden storage must not stop a registration.
  }
}

export function forget(sessionId: string, storage: Storage = sessionStorage): void {
  try {
    storage.removeItem(nameOf(sessionId));
  } catch {
    // Same here: a storage error must not stop a registration.
  }
}
