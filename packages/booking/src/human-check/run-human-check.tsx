import type { Client } from '@detroit-well/api-client';
import type { HumanCheckAction } from '@detroit-well/config/constants';
import type { ReactNode } from 'react';
import { findNonce } from './find-nonce.ts';
import { loadTurnstile } from './load-turnstile.ts';

interface Shown {
  /** Shows the provider's widget in place of our own button. */
  readonly widget: (widget: ReactNode) => void;
  /** The provider's token has expired before it was used. */
  readonly onExpire: () => void;
}

/**
 * Runs the check that the server requires and resolves with its token: a proof of work, or Turnstile's widget. `action` is the
 * form that sends the token.
 */
export async function runHumanCheck(
  { challenge }: Pick<Client, 'challenge'>,
  action: HumanCheckAction,
  show: Shown,
): Promise<string> {
  const { provider, site_key: siteKey } = await challenge.config();
  if (provider === 'turnstile' && siteKey) {
    const [{ Turnstile }] = await Promise.all([import('@marsidev/react-turnstile'), loadTurnstile()]);
    return new Promise((resolve, reject) => {
      show.widget(
        <Turnstile
          siteKey={siteKey}
          injectScript={false}
          // Without it, the widget would restart and create a token that no form receives.
          options={{ action, refreshExpired: 'manual' }}
          onSuccess={resolve}
          onExpire={show.onExpire}
          onError={(code) => reject(new Error(`Turnstile failed with ${code}.`))}
          onUnsupported={() => reject(new Error('Turnstile does not support this browser.'))}
        />,
      );
    });
  }
  const { challenge_id, salt, difficulty } = await challenge.issue();
  const nonce = await findNonce(salt, difficulty);
  const { token } = await challenge.solve({ body: { challenge_id, nonce } });
  return token;
}
