import { matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: {
  /** The server puts them in front of this script. */
  readonly officeFiles: readonly PrecacheEntry[];
  readonly keptDocument: string;
};

/** After this time without an answer, the document that the device keeps opens. Milliseconds. */
const waitMs = 4_000;

// Files by their hash. A new worker waits until no page of the old one is open: nothing reloads.
precacheAndRoute([...self.officeFiles]);

/** Documents come from the server while it is reached. No answer of the API is ever kept here. */
async function open({ request }: { readonly request: Request }): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(waitMs) });
  } catch {
    return (await matchPrecache(self.keptDocument)) ?? Response.error();
  }
}

registerRoute(new NavigationRoute(open, { allowlist: [/^\/office(?:\/|$)/] }));
