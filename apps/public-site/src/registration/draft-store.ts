import { tabAttemptStorage, type AttemptStorage } from '@detroit-well/booking/payment-flow/storage';

/** The values of the guest form that are stored for this tab. The password and the card are never stored. */
export interface GuestDraft {
  readonly fields: Readonly<Record<string, string>>;
  readonly plan: string;
}

const nameOf = (sessionId: string): string => `registration:${sessionId}`;

/** The form's values after a reload; null when none are stored. */
export function readDraft(sessionId: string, storage: Storage = sessionStorage): GuestDraft | null {
  try {
    const text = storage.getItem(nameOf(sessionId));
    // Written by `storeDraft` below, in the same tab.
    return text ? (JSON.parse(text) as GuestDraft) : null;
  } catch {
    return null;
  }
}

/** Stores the form's values. Without storage, they last as long as the page. */
export function storeDraft(sessionId: string, draft: GuestDraft, storage: Storage = sessionStorage): void {
  try {
    storage.setItem(nameOf(sessionId), JSON.stringify(draft));
  } catch {
    // Full or blocked storage must not stop a registration.
  }
}

export function deleteDraft(sessionId: string, storage: Storage = sessionStorage): void {
  try {
    storage.removeItem(nameOf(sessionId));
  } catch {
    // Same here: a storage error must not stop a registration.
  }
}

/** The request of a guest whose outcome is not known yet, and the seat that is held for a challenge. */
export const guestAttempts = (sessionId: string): AttemptStorage =>
  tabAttemptStorage(`registration-attempt:${sessionId}`);
