import type { ClientEvent } from '@detroit-well/api-client';
import * as constants from '@detroit-well/config/constants';
import { fallbackTexts } from '@detroit-well/ui/fallback-texts';
import type { Toast } from '@detroit-well/ui/patterns/toast-region';

const closesAfterMs = constants.messageMs.toast;
const title = (kind: 'network' | number): string => `${fallbackTexts(kind).title}.`;

/**
 * The toast for a client event, or null if a screen shows the problem (ADR-040). Failures get a toast only for background
 * calls, and waits only when the client retries by itself. Texts follow SPEC-B 8.1.
 */
export function toastFor(event: ClientEvent, now: number): Toast | null {
  if (event.type === 'rateLimited') {
    if (!event.retries) return null;
    const [first = '', ...rest] = event.message.split(/(?<=\.) /);
    return {
      id: event.type,
      tone: 'warn',
      icon: 'clock',
      title: first,
      text: rest.join(' '),
      until: now + event.waitMs,
    };
  }
  if (!event.background) return null;
  const failure = { id: event.type, tone: 'bad', text: event.message, closesAfterMs } as const;
  switch (event.type) {
    case 'permissionError':
      return { ...failure, icon: 'lock', title: title(403) };
    case 'serverError':
      return { ...failure, title: title(500) };
    case 'networkError':
      return { ...failure, title: title('network') };
  }
}
