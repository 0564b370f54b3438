import * as constants from '@detroit-well/config/constants';
import { prerequisiteMessages } from './messages/prerequisites.ts';

export { tooLongText } from './messages/length.ts';

const passwordsDiffer = 'Passwords do not match';

/**
 * All validation messages, verbatim from SPEC-A 5. Messages that the specification does not define are at the end, in the
 * same style.
 */
export const messages = {
  ...prerequisiteMessages,
  // Sign in
  emailAddressRequired: 'Email address is required',
  emailInvalid: 'Please enter a valid email address',
  loginPasswordTooShort: 'Password must be at least 6 characters',
  // Register and reset password
  passwordTooShort: 'Password must be at least 8 characters',
  passwordCapitalAndSymbol: 'Password must include one capital letter and one symbol',
  confirmationRequired: 'Please confirm your password',
  passwordsDiffer: `${passwordsDiffer}.`,
  emailRequired: 'Email is required',
  passwordRequired: 'Password is required',
  passwordConfirmationRequired: 'Password confirmation is required',
  // Profile
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  displayNameRequired: 'Display name is required',
  phoneInvalid: 'Please enter a valid phone number',
  dateOfBirthInvalid: 'Please enter a valid date of birth',
  fileTooLarge: 'File size must be less than 5MB',
  previewFailed: 'Failed to load image preview',
  // Change password
  currentPasswordRequired: 'Current password is required',
  newPasswordRequired: 'New password is required',
  newPasswordTooShort: 'Password must be at least 8 characters long',
  newPasswordSpecial: 'Password must contain at least one special character',
  newConfirmationRequired: 'Please confirm your new password',
  newPasswordsDiffer: passwordsDiffer,
  newPasswordSame: 'New password must be different from current password',
  // Billing address
  streetRequired: 'Street address is required',
  stateRequired: 'State/Province is required',
  zipInvalid: 'Please enter a valid ZIP code (12345 or 12345-6789)',
  postalCodeInvalid: 'Please enter a valid postal code (A1A 1A1)',
  // Waiver
  waiverNotAccepted: 'You must accept the liability waiver to continue',
  paymentConsentMissing: 'Payment consent is required for membership',
  termsNotAcknowledged: 'You must acknowledge the terms and conditions',
  signatureRequired: 'Digital signature is required',
  // Guest registration
  guestEmailInvalid: 'Valid email is required',
  guestZipRequired: 'ZIP code is required',
  waiverNotSigned: 'You must sign the waiver',
  paymentTermsNotAccepted: 'You must consent to the payment terms',
  paymentMethodRequired: 'Payment method is required',
  // Emergency contact
  nameRequired: 'Name is required',
  relationshipRequired: 'Relationship is required',
  phoneRequired: 'Phone number is required',
  contactLimit: `You can keep at most ${constants.emergencyContacts.max} emergency contacts.`,
  // Newsletter
  newsletterIncomplete: 'Missing email or security token.',

  // Not in the specification
  textExpected: 'Please enter text',
  yesOrNoExpected: 'Please choose yes or no',
  tooYoungToRegister: 'You can register from your 18th birthday on.',
  tooYoungToSign: 'You can sign the waiver from your 18th birthday on.',
  guestWaitlist: 'Guests cannot join the waitlist',
  newPasswordLowercase: 'Password must contain at least one lowercase letter',
  newPasswordUppercase: 'Password must contain at least one uppercase letter',
  newPasswordNumber: 'Password must contain at least one number',
  detailsRequired: 'Please fill in your details',
  addressRequired: 'Address is required',
  cityRequired: 'City is required',
  guestStateRequired: 'State is required',
  countryRequired: 'Country is required',
  dateOfBirthRequired: 'Date of birth is required',
  dateOfBirthWithoutMonth: 'Date of birth must include a month',
  dateOfBirthWithoutDay: 'Date of birth must include a day',
  dateOfBirthWithoutYear: 'Date of birth must include a year',
  stateUnknown: 'Please choose a state or province from the list',
  genderRequired: 'Please choose one of the options',
  imageRules: `JPEG, PNG or WebP, at most ${constants.imageUpload.maxKilobytes / 1024} MB.`,
  imageTypeInvalid: 'Please choose a JPEG, PNG or WebP image',
  planRequired: 'Please choose a payment plan',
  notificationRequired: 'Please choose how we should tell you',
  ratingInvalid: 'Please choose a rating from 1 to 5',
  messageRequired: 'Please write a message',
  amountInvalid: 'Please enter a valid amount',
  giftCardAmount: `Please choose an amount from $${constants.giftCards.minDollars} to $${constants.giftCards.maxDollars}`,
  giftCardDay: 'Please choose a day from today to a year ahead',
  giftCardCodeRequired: 'Please enter the code of your gift card',
  cardNumberInvalid: 'Please enter a valid card number',
  cardExpiryInvalid: 'Please enter a valid expiry date (MM/YY)',
  cardCvcInvalid: 'Please enter a valid security code',
} as const;

/** The message of each missing field, where something needs to know who a person is. */
export const identityMessages = {
  first_name: messages.firstNameRequired,
  last_name: messages.lastNameRequired,
  date_of_birth: messages.dateOfBirthRequired,
} as const;

/** `ZIP Code is required`: uses the country's label for the field. */
export function requiredText(label: string): string {
  return `${label} is required`;
}
