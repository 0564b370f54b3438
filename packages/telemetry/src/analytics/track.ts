/** Every event that is counted, with its parameters. No names, addresses or typed text. */
export interface AnalyticsEvents {
  page_view: { readonly page: string };
  /** A page that does not exist was opened (SPEC-A 2). */
  not_found_view: { readonly page: string };
  scroll_depth: { readonly page: string; readonly percent: number };
  /** A post has just received its 1st, 5th, ... 100th like (SPEC-B 9). */
  like_milestone: { readonly slug: string; readonly likes: number };
  /** The page has been visible for so many seconds. */
  heartbeat: { readonly page: string; readonly seconds: number };
}

export type EventName = keyof AnalyticsEvents;
export type Sink = (name: EventName, parameters: Readonly<Record<string, string | number>>) => void;

let sink: Sink | null = null;

/** Counts an event. Does nothing, and keeps nothing, unless a provider is configured and the visitor has accepted. */
export function trackEvent<Name extends EventName>(name: Name, parameters: AnalyticsEvents[Name]): void {
  sink?.(name, { ...parameters });
}

/** Where events go from now on; null where nowhere. */
export function setSink(next: Sink | null): void {
  sink = next;
}
