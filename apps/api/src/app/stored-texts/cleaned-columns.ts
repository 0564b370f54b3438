import {
  cleanAccountEmail,
  cleanCode,
  cleanEmail,
  cleanLine,
  cleanText,
} from '@detroit-well/validation/clean-text';
import { authors, postCategories, posts, postTags } from '../../platform/database/schema/blog.ts';
import { chatMessages } from '../../platform/database/schema/chat.ts';
import {
  feedItems,
  menuItems,
  newsletterSignups,
  testimonials,
} from '../../platform/database/schema/content.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import {
  billingAddresses,
  emergencyContacts,
  profiles,
  users,
} from '../../platform/database/schema/people.ts';
import { registrationFeedback, registrations } from '../../platform/database/schema/registrations.ts';
import {
  categories,
  coaches,
  programs,
  sessionMaterials,
  sessions,
  sessionUpdates,
} from '../../platform/database/schema/training.ts';

/**
 * The columns with texts of people, by the way in which new ones are cleaned. Posts and pages have ways of their own. Waivers
 * and their acceptances are missing: their hashes prove that they never changed.
 */
export const cleanedColumns = [
  {
    clean: cleanLine,
    columns: [
      profiles.firstName,
      profiles.lastName,
      profiles.displayName,
      emergencyContacts.name,
      billingAddresses.address,
      billingAddresses.address2,
      billingAddresses.city,
      billingAddresses.state,
      coaches.name,
      categories.name,
      programs.title,
      programs.difficultyLevel,
      sessions.title,
      sessions.location,
      sessionUpdates.title,
      sessionMaterials.title,
      sessionMaterials.fileName,
      authors.firstName,
      authors.lastName,
      authors.displayName,
      postCategories.name,
      postTags.tag,
      menuItems.label,
      testimonials.name,
      testimonials.detail,
      feedItems.authorName,
      newsletterSignups.sourceForm,
    ],
  },
  {
    clean: cleanText,
    columns: [
      registrations.notes,
      registrations.cancelReason,
      registrationFeedback.comment,
      chatMessages.message,
      sessionUpdates.message,
      coaches.bio,
      authors.bio,
      categories.description,
      programs.description,
      sessions.description,
      feedItems.content,
      testimonials.quote,
    ],
  },
  { clean: cleanCode, columns: [profiles.phone, emergencyContacts.phone, billingAddresses.postalCode] },
  { clean: cleanEmail, columns: [emergencyContacts.email, outboxMails.replyTo] },
  {
    clean: cleanAccountEmail,
    columns: [users.email, newsletterSignups.email, registrations.guestEmail, outboxMails.recipient],
  },
] as const;

/** Columns in which no two rows may have the same text. */
export const distinctColumns: ReadonlySet<unknown> = new Set([
  users.email,
  newsletterSignups.email,
  registrations.guestEmail,
  categories.name,
  postCategories.name,
]);

/** Columns of JSON with texts of people. */
export const cleanedJson = [
  coaches.certifications,
  programs.outline,
  sessions.requirements,
  sessions.whatToBring,
  registrations.guestDraft,
  posts.featuredImage,
];
