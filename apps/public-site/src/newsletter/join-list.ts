import { createClient } from '@detroit-well/api-client';
import { messages } from '@detroit-well/validation/messages';
import { describe, sentences } from '@detroit-well/api-client/errors';
import { waitAfter, waitsShownBy, type ShowWait, type Wait } from '../waits/wait.ts';

interface Joining {
  apiUrl: string;
  email: string;
  token: string;
  /** Where the address was typed; decides `source_form` and the words of a failure (SPEC-B 8.6). */
  place: 'homepage' | 'coming_soon';
  /** Told of a rate limit that the client waits for. */
  onWait: ShowWait;
}

export type Joined =
  | { kind: 'success'; message: string }
  /** `wait`: a rate limit, too long to be waited for. */
  | { kind: 'error'; message: string; wait: Wait | null };

const operations = { homepage: 'newsletter', coming_soon: 'comingSoonNewsletter' } as const;

/** Puts an address on the list; the address is lowercased and trimmed (SPEC-B 7.8). */
export async function joinList({ apiUrl, email, token, place, onWait }: Joining): Promise<Joined> {
  const address = email.trim().toLowerCase();
  if (!address || !token) return { kind: 'error', message: messages.newsletterIncomplete, wait: null };
  try {
    const client = createClient({ baseUrl: apiUrl, onEvent: waitsShownBy(onWait) });
    const { message } = await client.newsletter.signUp({
      body: { email: address, source_form: place, turnstile_token: token },
    });
    // Another server may send no sentence (SPEC-B 8.6, success default).
    return { kind: 'success', message: message || sentences.subscribed };
  } catch (error) {
    return {
      kind: 'error',
      message: describe(error, operations[place]).message,
      wait: waitAfter(error),
    };
  }
}
