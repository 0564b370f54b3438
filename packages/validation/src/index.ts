/** Public API: messages, a schema per form, and related rules. */
export { identityMessages, messages, requiredText, tooLongText } from './messages.ts';
export { caps } from './fields/text.ts';
export { isEmail } from './fields/email.ts';
export { isPhone } from './fields/phone.ts';
export { isAdult, isDateOfBirth, isDay, untilOfAge } from './fields/date-of-birth.ts';
export { isStateOf } from './fields/state.ts';
export { postalCodeLabel, postalCodeProblem } from './fields/postal-code.ts';
export { imageFileField, imageTypes } from './fields/image-file.ts';
export { accountPasswordChecklist, passwordAdvice, passwordStrength } from './password-strength.ts';
export type { Check, PasswordStrength, StrengthLabel } from './password-strength.ts';
export { signInForm } from './forms/sign-in.ts';
export { registerForm, registerRequest } from './forms/register.ts';
export { registerPreCheck } from './forms/register-pre-check.ts';
export { passwordResetForm, passwordResetRequestForm } from './forms/password-reset.ts';
export { changePasswordForm, changePasswordScreenForm } from './forms/change-password.ts';
export { genderLabels } from './genders.ts';
export { profileChange, profileForm } from './forms/profile.ts';
export { staffPersonForm } from './forms/staff-person.ts';
export { billingAddressForm } from './forms/billing-address.ts';
export { identityForm } from './forms/identity.ts';
export { waiverAcceptance, waiverForm } from './forms/waiver.ts';
export {
  freeGuestRegistrationForm,
  guestDetails,
  guestRegistrationForm,
  guestUserData,
  memberIdentity,
} from './forms/guest-registration.ts';
export {
  registrationForm,
  registrationGate,
  registrationPanelForm,
  sessionQuery,
} from './forms/registration.ts';
export { emergencyContactForm, relationships, staffEmergencyContactForm } from './forms/emergency-contact.ts';
export type { Relationship } from './forms/emergency-contact.ts';
export { contactForm } from './forms/contact.ts';
export { giftCardCodeForm, giftCardForm } from './forms/gift-card.ts';
export { newsletterForm } from './forms/newsletter.ts';
export { openingForm } from './forms/opening.ts';
export { menuForm, siteListMost, siteOpeningForm, testimonialsForm } from './forms/site.ts';
export { waitlistForm, waitlistNotifyForm } from './forms/waitlist.ts';
export { feedbackForm } from './forms/feedback.ts';
export { cancelForm, messageForm } from './forms/message.ts';
export { deleteAccountForm } from './forms/delete-account.ts';
export { isCardInDate, isCardNumber, readExpiry } from './card.ts';
export { cardForm } from './forms/sandbox-card.ts';
export { canAddContact, hasOtherPrimary } from './rules/emergency-contacts.ts';
export { postChecks, slugRule } from './rules/post-checks.ts';
export type { CheckedPost, PostCheck } from './rules/post-checks.ts';
export { isSiteLink } from './rules/site-link.ts';
export { metadataAdvice } from './rules/page-metadata.ts';
export type { MetadataAdvice } from './rules/page-metadata.ts';
