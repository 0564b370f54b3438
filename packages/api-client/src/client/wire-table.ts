// Written by `pnpm run wire-table` from the contract; do not edit.
// prettier-ignore
import { readRefreshed, readTokens } from '../contract/reads/auth.ts';
// prettier-ignore
import { readSaid } from '../contract/reads/account.ts';
// prettier-ignore
import { readChangedProfile, readDashboard, readFeed, readProfile, readTrainingDashboard } from '../contract/reads/profile.ts';
// prettier-ignore
import { readContact, readContacts } from '../contract/reads/contacts.ts';
// prettier-ignore
import { readBillingAddress } from '../contract/reads/billing.ts';
// prettier-ignore
import { readWaiverContent, readWaiverStatus } from '../contract/reads/waiver.ts';
// prettier-ignore
import { readCategories, readPrograms } from '../contract/reads/programs.ts';
// prettier-ignore
import { readAvailability, readSession, readSessionList, readUpcoming } from '../contract/reads/sessions.ts';
// prettier-ignore
import { readCancellation, readFeedback, readRegistrationResult, readRegistrations } from '../contract/reads/registrations.ts';
// prettier-ignore
import { readWaitlistEntry } from '../contract/reads/waitlist.ts';
// prettier-ignore
import { readCalendar, readRegisteredSessionDetail, readRegisteredSessions } from '../contract/reads/registered-sessions.ts';
// prettier-ignore
import { readPage, readPageList } from '../contract/reads/pages.ts';
// prettier-ignore
import { readMenu } from '../contract/reads/navigation.ts';
// prettier-ignore
import { readAuthors, readPost, readPostCategories, readPosts, readTags } from '../contract/reads/blog.ts';
// prettier-ignore
import { readEngagement, readReacted } from '../contract/reads/engagement.ts';
import type { Row } from '../http/perform.ts';

/** The contract without its schemas, so that a browser makes every call without loading zod. */
// prettier-ignore
export const wireTable: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  auth: {
    signIn: { method: 'POST', path: '/token/', access: 'public', reads: readTokens },
    refresh: { method: 'POST', path: '/token/refresh/', access: 'public', reads: readRefreshed },
    signOut: { method: 'POST', path: '/auth/logout/', access: 'either', reply: 'nothing' },
    checkPermission: { method: 'GET', path: '/auth/check-permission/{perm}/', access: 'member' },
    roles: { method: 'GET', path: '/auth/roles/', access: 'member' },
  },
  account: {
    register: { method: 'POST', path: '/users/register/', access: 'public', idempotent: true },
    requestPasswordReset: { method: 'POST', path: '/users/password/reset/', access: 'public', idempotent: true, reads: readSaid },
    confirmPasswordReset: { method: 'POST', path: '/users/password/reset/{uid}/{token}/', access: 'public', idempotent: true, reads: readSaid },
    changePassword: { method: 'POST', path: '/users/password/change/', access: 'member', idempotent: true, reads: readSaid },
    verifyEmail: { method: 'POST', path: '/auth/verify-email/', access: 'public', idempotent: true, reads: readSaid },
    resendVerification: { method: 'POST', path: '/auth/resend-verification/', access: 'either', idempotent: true, reads: readSaid },
    deleteAccount: { method: 'POST', path: '/auth/delete-account/', access: 'member', reply: 'nothing', idempotent: true },
  },
  profile: {
    feed: { method: 'GET', path: '/feed/', access: 'member', reads: readFeed },
    updateFeedProfile: { method: 'PATCH', path: '/feed/', access: 'member', idempotent: true, reads: readChangedProfile },
    uploadFeedImage: { method: 'POST', path: '/feed/upload-image/', access: 'member', body: 'multipart', idempotent: true, reads: readChangedProfile },
    me: { method: 'GET', path: '/me/', access: 'member', reads: readProfile },
    updateMe: { method: 'PATCH', path: '/me/', access: 'member', body: 'either', idempotent: true, reads: readProfile },
    dashboard: { method: 'GET', path: '/dashboard/', access: 'member', reads: readDashboard },
    trainingDashboard: { method: 'GET', path: '/training/dashboard/user/', access: 'member', reads: readTrainingDashboard },
  },
  contacts: {
    list: { method: 'GET', path: '/emergency-contacts/', access: 'member', reads: readContacts },
    create: { method: 'POST', path: '/emergency-contacts/', access: 'member', idempotent: true, reads: readContact },
    update: { method: 'PATCH', path: '/emergency-contacts/{id}/', access: 'member', idempotent: true, reads: readContact },
    remove: { method: 'DELETE', path: '/emergency-contacts/{id}/', access: 'member', reply: 'nothing', idempotent: true },
  },
  billing: {
    get: { method: 'GET', path: '/billing-address/', access: 'member', reads: readBillingAddress },
    create: { method: 'POST', path: '/billing-address/', access: 'member', idempotent: true, reads: readBillingAddress },
    update: { method: 'PATCH', path: '/billing-address/', access: 'member', idempotent: true, reads: readBillingAddress },
    remove: { method: 'DELETE', path: '/billing-address/', access: 'member', reply: 'nothing', idempotent: true },
  },
  waiver: {
    content: { method: 'GET', path: '/waiver/content/', access: 'either', reads: readWaiverContent },
    status: { method: 'GET', path: '/waiver/status/', access: 'member', reads: readWaiverStatus },
    accept: { method: 'POST', path: '/waiver/accept/', access: 'member', idempotent: true, reads: readWaiverStatus },
    download: { method: 'GET', path: '/waiver/download/', access: 'member', reply: 'blob' },
  },
  programs: {
    list: { method: 'GET', path: '/training/programs/', access: 'either', reads: readPrograms },
    categories: { method: 'GET', path: '/training/programs/categories/', access: 'either', reads: readCategories },
    featured: { method: 'GET', path: '/training/programs/featured/', access: 'either', reads: readPrograms },
    sessions: { method: 'GET', path: '/training/programs/{id}/sessions/', access: 'either', reads: readSessionList },
  },
  sessions: {
    upcoming: { method: 'GET', path: '/training/sessions/upcoming/', access: 'either', reads: readUpcoming },
    detail: { method: 'GET', path: '/training/sessions/{id}/', access: 'either', reads: readSession },
    list: { method: 'GET', path: '/training/sessions/', access: 'either', reads: readSessionList },
    availability: { method: 'GET', path: '/training/sessions/{id}/availability/', access: 'either', reads: readAvailability },
    roster: { method: 'GET', path: '/training/sessions/{id}/roster/', access: 'member' },
    exportRoster: { method: 'POST', path: '/training/sessions/{id}/roster/export/', access: 'member', reply: 'blob' },
    attendance: { method: 'PATCH', path: '/training/sessions/{id}/attendance/', access: 'member', idempotent: true },
    message: { method: 'POST', path: '/training/sessions/{id}/message/', access: 'member', idempotent: true },
  },
  registrations: {
    register: { method: 'POST', path: '/training/registrations/register/', access: 'member', idempotent: true, reads: readRegistrationResult },
    guestRegister: { method: 'POST', path: '/training/registrations/guest-register/', access: 'public', idempotent: true, reads: readRegistrationResult },
    list: { method: 'GET', path: '/training/registrations/', access: 'member', reads: readRegistrations },
    cancel: { method: 'POST', path: '/training/registrations/{id}/cancel/', access: 'member', idempotent: true, reads: readCancellation },
    feedback: { method: 'POST', path: '/training/registrations/{id}/feedback/', access: 'member', idempotent: true, reads: readFeedback },
    confirmPayment: { method: 'POST', path: '/training/registrations/{id}/confirm-payment/', access: 'either', idempotent: true, reads: readRegistrationResult },
    pay: { method: 'POST', path: '/training/registrations/{id}/pay/', access: 'member', idempotent: true, reads: readRegistrationResult },
  },
  waitlist: {
    join: { method: 'POST', path: '/training/waitlist/', access: 'member', idempotent: true, reads: readWaitlistEntry },
    leave: { method: 'DELETE', path: '/training/waitlist/{id}/', access: 'member', reply: 'nothing', idempotent: true },
    status: { method: 'GET', path: '/training/waitlist/{id}/status/', access: 'member', reads: readWaitlistEntry },
  },
  registeredSessions: {
    list: { method: 'GET', path: '/sessions/registered/', access: 'member', reads: readRegisteredSessions },
    detail: { method: 'GET', path: '/sessions/registered/{id}/', access: 'member', reads: readRegisteredSessionDetail },
    cancel: { method: 'POST', path: '/sessions/registered/{id}/cancel/', access: 'member', idempotent: true, reads: readCancellation },
    cancelPreview: { method: 'GET', path: '/sessions/registered/{id}/cancel/preview/', access: 'member' },
    updates: { method: 'GET', path: '/sessions/registered/{id}/updates/', access: 'member' },
    markUpdatesRead: { method: 'POST', path: '/sessions/registered/{id}/updates/read/', access: 'member', reply: 'nothing', idempotent: true },
    messages: { method: 'GET', path: '/sessions/registered/{id}/messages/', access: 'member' },
    sendMessage: { method: 'POST', path: '/sessions/registered/{id}/messages/', access: 'member', idempotent: true },
    participants: { method: 'GET', path: '/sessions/registered/{id}/participants/', access: 'member' },
    materials: { method: 'GET', path: '/sessions/registered/{id}/materials/', access: 'member' },
    downloadMaterial: { method: 'GET', path: '/sessions/registered/{id}/materials/{materialId}/download/', access: 'member', reply: 'blob' },
    feedback: { method: 'POST', path: '/sessions/registered/{id}/feedback/', access: 'member', idempotent: true, reads: readFeedback },
    calendar: { method: 'GET', path: '/sessions/registered/{id}/calendar/{type}/', access: 'member', reads: readCalendar },
  },
  pages: {
    find: { method: 'GET', path: '/pages/find/', access: 'public', reads: readPage },
    list: { method: 'GET', path: '/pages/', access: 'public', reads: readPageList },
    publicPages: { method: 'GET', path: '/public-pages/', access: 'public', reads: readPageList },
  },
  navigation: {
    menu: { method: 'GET', path: '/navigation/menu/', access: 'public', reads: readMenu },
  },
  newsletter: {
    signUp: { method: 'POST', path: '/mailing-list-signup/', access: 'public', idempotent: true },
  },
  blog: {
    posts: { method: 'GET', path: '/blog/posts/', access: 'public', reads: readPosts },
    post: { method: 'GET', path: '/blog/posts/{slug}/', access: 'public', reads: readPost },
    categories: { method: 'GET', path: '/blog/categories/', access: 'public', reads: readPostCategories },
    authors: { method: 'GET', path: '/blog/authors/', access: 'public', reads: readAuthors },
    tags: { method: 'GET', path: '/blog/tags/', access: 'public', reads: readTags },
  },
  engagement: {
    read: { method: 'GET', path: '/engagement/blog/blogpage/{slug}/', access: 'public', reads: readEngagement },
    react: { method: 'POST', path: '/engagement/blog/blogpage/{slug}/react/', access: 'public', idempotent: true, reads: readReacted },
  },
  payments: {
    config: { method: 'GET', path: '/payments/config/', access: 'public' },
    savedCards: { method: 'GET', path: '/payments/methods/', access: 'member' },
    forgetCard: { method: 'DELETE', path: '/payments/methods/{id}/', access: 'member', reply: 'nothing', idempotent: true },
    createSandboxMethod: { method: 'POST', path: '/payments/sandbox/payment-methods/', access: 'either' },
    confirmSandbox: { method: 'POST', path: '/payments/sandbox/confirm/', access: 'public' },
    webhook: { method: 'POST', path: '/payments/webhook/', access: 'public', reply: 'nothing' },
  },
  challenge: {
    issue: { method: 'POST', path: '/challenge/', access: 'public' },
    solve: { method: 'POST', path: '/challenge/solve/', access: 'public' },
    config: { method: 'GET', path: '/challenge/config/', access: 'public' },
  },
};
