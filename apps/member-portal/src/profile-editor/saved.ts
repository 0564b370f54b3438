import * as constants from '@detroit-well/config/constants';

/** The message that the page and the dashboard show after a save. */
export const savedFlash = {
  tone: 'ok',
  title: 'Your profile is saved.',
  autoHideMs: constants.messageMs.flashSuccess,
} as const;
