import { createClient } from '@detroit-well/api-client';
import { messages } from '@detroit-well/validation/messages';
import { describe } from '@detroit-well/api-client/errors';

interface Joining {
  apiUrl: string;
  email: string;
  token: string;
}

export type Joined = { kind: 'success'; message: string } | { kind: 'error'; message: string };

/** Puts an address on the list; the address is lowercased and trimmed (Spec B 7.8). */
export async function joinList({ apiUrl, email, token }: Joining): Promise<Joined> {
  const address = email.trim().toLowerCase();
  if (!address || !token) return { kind: 'error', message: messages.newsletterIncomplete };
  try {
    const { message } = await createClient({ baseUrl: apiUrl }).newsletter.signUp({
      body: { email: address, source_form: 'homepage', turnstile_token: token },
    });
    return { kind: 'success', message };
  } catch (error) {
    return { kind: 'error', message: describe(error, 'newsletter').message };
  }
}
