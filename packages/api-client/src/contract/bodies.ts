import * as z from 'zod';
import { day, publicId } from './shapes/atoms.ts';
import { paymentPlan } from './shapes/registrations.ts';

const password = z.string().min(1, 'Password is required');
const contactFields = z.object({
  name: z.string().trim().min(1, 'Name is required'),
  relationship: z.string().min(1, 'Relationship is required'),
  phone: z.string().trim().min(1, 'Phone number is required'),
  email: z.email('Please enter a valid email address'),
  is_primary: z.boolean().default(false),
});

export const signInForm = z.object({ email: z.email('Please enter a valid email address'), password });
export const registerForm = z.object({
  email: z.email('Please enter a valid email address'),
  password,
  confirm_password: password,
  turnstile_token: z.string().min(1, 'Security verification is required. Please complete the verification.'),
});
export const passwordResetRequestForm = z.object({ email: z.email('Please enter a valid email address') });
export const passwordResetForm = z.object({ password, confirm_password: password });
export const changePasswordForm = z.object({
  old_password: z.string().min(1, 'Current password is required'),
  new_password: z.string().min(8, 'Password must be at least 8 characters long'),
});
export const profileForm = z.object({
  first_name: z.string().trim().min(1, 'First name is required'),
  last_name: z.string().trim().min(1, 'Last name is required'),
  display_name: z.string().trim().min(1, 'Display name is required'),
  phone: z.string().optional(),
  gender: z.number().int().nullable().optional(),
  date_of_birth: z.string().optional(),
});
export const emergencyContactForm = contactFields;
export const billingAddressForm = z.object({
  address: z.string().trim().min(1, 'Street address is required'),
  address2: z.string().default(''),
  city: z.string().trim().min(1, 'City is required'),
  state: z.string().default(''),
  postal_code: z.string().trim().min(1, 'Postal code is required'),
  country: z.string().default('US'),
});
export const waiverAcceptance = z.object({
  waiver_accepted: z.literal(true, 'You must accept the liability waiver to continue'),
  payment_consent: z.literal(true, 'Payment consent is required for membership'),
  signature: z.string().min(1, 'Digital signature is required'),
  version: z.string().optional(),
  ip_address: z.string().optional(),
  timestamp: z.string().optional(),
});
export const registrationForm = z.object({
  session_id: publicId,
  payment_plan: paymentPlan.default('full'),
  payment_method_id: z.string().optional(),
  waiver_signed: z.boolean().optional(),
  payment_consent: z.boolean().optional(),
  notes: z.string().max(1000).optional(),
  save_payment_method: z.boolean().default(true),
  amount: z.string().optional(),
});
export const guestRegistrationForm = z.object({
  user_data: z.object({
    first_name: z.string().trim().min(1),
    last_name: z.string().trim().min(1),
    email: z.email('Valid email is required'),
    password: z.string().min(8),
    address: z.string().trim().min(1),
    address2: z.string().default(''),
    city: z.string().trim().min(1),
    state: z.string().trim().min(1),
    zip: z.string().trim().min(1, 'ZIP code is required'),
    country: z.string().default('US'),
    gender: z.enum(['male', 'female', 'other']),
    date_of_birth: day,
    phone: z.string().default(''),
  }),
  session_id: publicId,
  payment_plan: paymentPlan,
  payment_method_id: z.string().min(1, 'Payment method is required'),
  waiver_signed: z.literal(true, 'You must sign the waiver'),
  payment_consent: z.literal(true, 'You must consent to the payment terms'),
  join_waitlist: z.literal(false).default(false),
});
export const newsletterForm = z.object({
  email: z.email('Please enter a valid email address').trim().toLowerCase(),
  source_form: z.string().default('homepage'),
  turnstile_token: z.string().min(1, 'Missing email or security token.'),
});
