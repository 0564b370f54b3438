import { constants } from '@detroit-well/config/constants';

/** What the page and the dashboard say after a save. */
export const savedFlash = {
  tone: 'ok',
  title: 'Your profile is saved.',
  autoHideMs: constants.messageMs.flashSuccess,
} as const;
