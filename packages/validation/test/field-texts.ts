import { referenceTexts } from '@detroit-well/reference-texts';

/** The exact texts of SPEC-A 5. */
export const fieldTexts = referenceTexts.filter(({ section }) => section === 'A 5');
