import { generalMessage, serverMessage } from './row.ts';
import type { CatalogueCase, Row } from './row.ts';

const network: CatalogueCase = { when: 'network', say: 'Network error. Please try again.' };
const knownProblem: CatalogueCase = { when: 'known problem', say: serverMessage };

/** A failed load has one text, whatever the reason. */
function load(source: string, say: string): Row {
  return { source, lines: [{ when: 'always', say }] };
}

/**
 * A failed form shows general errors first, then the network error, then its own text; field errors appear at their fields.
 */
function save(source: string, say: string): Row {
  return {
    source,
    lines: [{ when: 'general', say: generalMessage }, network, knownProblem, { when: 'always', say }],
  };
}

/** SPEC-B 8.7 and the contacts and the feed of 8.9: data that members manage themselves. */
export const memberRows = {
  loadProfile: load('added', 'Failed to load your profile.'),
  updateProfile: save('B 8.7', 'An error occurred while updating your profile'),
  changePassword: save('B 8.7', 'An error occurred while changing your password'),
  loadBillingAddress: load('B 8.7', 'Failed to load billing address'),
  saveBillingAddress: save('B 8.7', 'An error occurred while saving your address'),
  deleteBillingAddress: load('B 8.7', 'Failed to delete address. Please try again.'),
  loadSavedCards: load('added', 'Failed to load your saved cards.'),
  removeSavedCard: save('added', 'Failed to remove the card. Please try again.'),
  redeemGiftCard: save('added', 'The gift card was not redeemed. Please try again.'),
  giftCardBalance: save('added', 'The gift card was not checked. Please try again.'),
  loadPass: load('added', 'Failed to load your pass.'),
  renewPass: save('added', 'The code was not renewed. Please try again.'),
  loadSignIns: load('added', 'Failed to load where you are signed in.'),
  endSignIns: load('added', 'We could not sign the other devices out. Please try again.'),
  resendVerification: save('added', 'The link was not sent. Please try again.'),
  deleteAccount: save('added', 'We could not delete your account. Please try again.'),
  loadWaiver: load('B 8.7', 'Failed to load waiver status'),
  loadPaymentLink: load('added', 'Failed to load the payment.'),
  unlock: save('added', 'The device was not unlocked. Please try again.'),
  acceptWaiver: save('B 8.7', 'An error occurred while processing your waiver'),
  loadDashboard: load('B 8.7', 'Failed to load dashboard.'),
  loadChat: load('added', 'Failed to load your conversations.'),
  loadNotifications: load('added', 'Failed to load your notifications.'),
  /** Both show the text of the status, unless the server sends its own. */
  sendMessage: { source: 'added', lines: [network, knownProblem] },
  sendFeedback: { source: 'added', lines: [network, knownProblem] },
  loadFeed: load('B 8.9', 'Failed to load your feed.'),
  loadContacts: load('B 8.9', 'Failed to load emergency contacts'),
  deleteContact: load('B 8.9', 'Failed to delete contact'),
  saveContact: save('B 8.9', 'An error occurred while saving the contact'),
} as const satisfies Record<string, Row>;
