/** All analytics events and their parameters. They contain no names, addresses or typed text. */
export interface AnalyticsEvents {
  readonly page_view: { readonly page: string };
  /** The visitor opened a page that does not exist (SPEC-A 2). */
  readonly not_found_view: { readonly page: string };
  readonly scroll_depth: { readonly page: string; readonly percent: number };
  /** A post has just received its 1st, 5th, ... 100th like (SPEC-B 9). */
  readonly like_milestone: { readonly slug: string; readonly likes: number };
  /** The number of seconds that the page has been visible. */
  readonly heartbeat: { readonly page: string; readonly seconds: number };
}

export type EventName = keyof AnalyticsEvents;
export type Sink = (name: EventName, parameters: Readonly<Record<string, string | number>>) => void;

let sink: Sink | null = null;

/** Tracks an event. Does nothing without a configured provider and the visitor's consent, and fails silently. */
export function trackEvent<Name extends EventName>(name: Name, parameters: AnalyticsEvents[Name]): void {
  try {
    sink?.(name, { ...parameters });
  } catch {
    // A blocker may have replaced the provider. No journey depends on it.
  }
}

/** Sets the receiver of events; null for none. */
export function setSink(next: Sink | null): void {
  sink = next;
}
