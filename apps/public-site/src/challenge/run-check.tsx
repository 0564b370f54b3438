import { createClient } from '@detroit-well/api-client';
import { emitSignal } from '@detroit-well/telemetry/signals';
import type { ReactNode } from 'react';
import { findNonce } from './proof-of-work.ts';

/** Runs the check that the server requires and resolves with its token: a proof of work, or Turnstile's widget. */
export async function runCheck(apiUrl: string, show: (widget: ReactNode) => void): Promise<string> {
  const client = createClient({ baseUrl: apiUrl, onEvent: emitSignal });
  const { provider, site_key: siteKey } = await client.challenge.config();
  if (provider === 'turnstile' && siteKey) {
    const { Turnstile } = await import('@marsidev/react-turnstile');
    return new Promise((resolve, reject) => {
      show(
        <Turnstile
          siteKey={siteKey}
          onSuccess={resolve}
          onError={() => reject(new Error('The check could not be done.'))}
        />,
      );
    });
  }
  const { challenge_id, salt, difficulty } = await client.challenge.issue();
  const nonce = await findNonce(salt, difficulty);
  const { token } = await client.challenge.solve({ body: { challenge_id, nonce } });
  return token;
}
