import { signInForm } from '@detroit-well/validation';
import { zodResolver } from '@hookform/resolvers/zod';

/** The rules of the sign-in form, in a file of their own because the first view does without zod. */
export const signInRules = zodResolver(signInForm);
