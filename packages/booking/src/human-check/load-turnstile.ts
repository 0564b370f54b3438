import { thirdPartyLimitMs } from '@detroit-well/config/constants';
import { DEFAULT_SCRIPT_ID, SCRIPT_URL } from '@marsidev/react-turnstile';

let loading: Promise<void> | undefined;

/**
 * Loads Turnstile's script once for all forms. Rejects when it is blocked, empty or silent; the next call then loads it again,
 * which the component of the library does not.
 */
export function loadTurnstile(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<void> {
  if (window.turnstile) return;
  const script = document.createElement('script');
  // The component looks for this id.
  script.id = DEFAULT_SCRIPT_ID;
  script.src = `${SCRIPT_URL}?render=explicit`;
  try {
    await new Promise((resolve, reject) => {
      script.addEventListener('load', resolve);
      script.addEventListener('error', reject);
      setTimeout(reject, thirdPartyLimitMs);
      document.head.append(script);
    });
    if (!window.turnstile) throw new Error('The script of Turnstile is empty.');
  } catch {
    script.remove();
    throw new Error('The script of Turnstile could not be loaded.');
  }
}
