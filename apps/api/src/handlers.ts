import { accountHandlers } from './account/handlers.ts';
import { authHandlers } from './auth/handlers.ts';
import { billingHandlers } from './billing/handlers.ts';
import { blogHandlers } from './blog/handlers.ts';
import type { Handlers } from './calls.ts';
import { challengeHandlers } from './challenge/handlers.ts';
import { contactHandlers } from './contact/handlers.ts';
import { chatRoomsHandlers } from './chat/handlers.ts';
import { contactsHandlers } from './contacts/handlers.ts';
import { engagementHandlers } from './engagement/handlers.ts';
import { navigationHandlers } from './navigation/handlers.ts';
import { newsletterHandlers } from './newsletter/handlers.ts';
import { pagesHandlers } from './pages/handlers.ts';
import { paymentsHandlers } from './payments/handlers.ts';
import { profileHandlers } from './profile/handlers.ts';
import { programsHandlers } from './programs/handlers.ts';
import { registeredSessionsHandlers } from './registered-sessions/handlers.ts';
import { registrationsHandlers } from './registrations/handlers.ts';
import { sessionsHandlers } from './sessions/handlers.ts';
import { waitlistHandlers } from './waitlist/handlers.ts';
import { waiverHandlers } from './waiver/handlers.ts';

/** The handlers of all calls. A call without a handler is a compile error. */
export const handlers: Handlers = {
  auth: authHandlers,
  account: accountHandlers,
  profile: profileHandlers,
  contacts: contactsHandlers,
  billing: billingHandlers,
  waiver: waiverHandlers,
  programs: programsHandlers,
  sessions: sessionsHandlers,
  registrations: registrationsHandlers,
  waitlist: waitlistHandlers,
  registeredSessions: registeredSessionsHandlers,
  pages: pagesHandlers,
  navigation: navigationHandlers,
  newsletter: newsletterHandlers,
  contact: contactHandlers,
  blog: blogHandlers,
  engagement: engagementHandlers,
  payments: paymentsHandlers,
  challenge: challengeHandlers,
  chatRooms: chatRoomsHandlers,
};
