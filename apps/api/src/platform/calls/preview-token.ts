import { minuteMs } from '@detroit-well/config/durations';
import { createHmac } from 'node:crypto';
import type { PlatformDeps } from './dependencies.ts';

/** The time for which the token of a preview is valid. */
const validMs = 15 * minuteMs;

/** The token of a preview: its time, and a signature of everything that was counted. */
export function previewToken(
  { keys }: Pick<PlatformDeps, 'keys'>,
  at: Date,
  counted: readonly unknown[],
): string {
  const text = JSON.stringify([...counted, at.getTime()]);
  const signature = createHmac('sha256', keys.previews).update(text).digest('base64url');
  return `${at.getTime()}.${signature}`;
}

/** When the token of a preview was made; null if that is too long ago. */
export function madeAt(token: string, now: Date): Date | null {
  const at = new Date(Number(token.split('.')[0]));
  return at <= now && now.getTime() - at.getTime() <= validMs ? at : null;
}
