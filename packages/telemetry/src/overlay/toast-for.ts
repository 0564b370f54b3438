import type { ClientEvent } from '@detroit-well/api-client';
import { constants } from '@detroit-well/config/constants';
import { fallbackWords } from '@detroit-well/ui/fallback-words';
import type { Toast } from '@detroit-well/ui/patterns/toast-region';

const closesAfterMs = constants.messageMs.toast;
const title = (kind: 'network' | number): string => `${fallbackWords(kind).title}.`;

/**
 * The toast of a client's event, or null where a screen speaks (ADR-040): a failure is told here only when the call was
 * made in the background, a wait only when the client sits it out. The sentences are those of SPEC-B 8.1.
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
