export const balanceTitle = 'What is on a gift card?';
export const balanceFormId = 'gift-balance';

/** The field of the code, before and after the form has its code. */
export const codeField = {
  label: 'Gift card code',
  hint: 'As in the email: 12 letters and numbers.',
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
  maxLength: 64,
} as const;
