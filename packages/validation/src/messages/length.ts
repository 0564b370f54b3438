import { formatCount } from '@detroit-well/config/count';

/** For a text over its length limit. */
export function tooLongText(maxChars: number): string {
  return `Please use no more than ${formatCount(maxChars)} characters`;
}

/** For a chat message over its length limit. */
export function messageTooLongText(maxChars: number): string {
  return `Message must be at most ${formatCount(maxChars)} characters`;
}
