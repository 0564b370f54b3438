import {
  officeRecord,
  recordNouns,
  type officeRecords,
  type AuditAction,
  type RecordNoun,
} from '@detroit-well/api-client/office';

const recordActions = Object.fromEntries(
  recordNouns.flatMap((noun) => {
    const { one } = officeRecord(noun).words;
    return [
      [`${noun}.create`, `Created a ${one}`],
      [`${noun}.change`, `Changed a ${one}`],
      [`${noun}.delete`, `Deleted a ${one}`],
    ];
  }),
) as Record<`${RecordNoun}.${'create' | 'change' | 'delete'}`, string>;

type ManyRecords = (typeof officeRecords)[RecordNoun]['many'];
const recordExports = Object.fromEntries(
  recordNouns.map((noun) => {
    const { many, words } = officeRecord(noun);
    return [`${many}.export`, `Took the ${words.many} as a file`];
  }),
) as Record<`${ManyRecords}.export`, string>;

/** What the actions of the log are called. */
const actionNames: Readonly<Record<AuditAction, string>> = {
  ...recordActions,
  'series.hold': 'Held a date that was left out',
  'series.apply': 'Changed sessions of a series',
  'session.cancel': 'Cancelled a session',
  'closure.cancel': 'Cancelled the sessions of a closure',
  'session.message': 'Sent a message to everybody registered',
  'calendar.renew': 'Made a new address of a calendar',
  'attendance.record': 'Marked attendance',
  'registration.create': 'Registered a person',
  'registration.move': 'Moved a registration',
  'registration.cancel': 'Cancelled a registration',
  'walk_in.add': 'Took in a walk-in',
  'walk_in.register': 'Registered a walk-in that waited',
  'waitlist.add': 'Added to the waitlist',
  'waitlist.remove': 'Removed from the waitlist',
  'waitlist.offer': 'Offered a spot out of turn',
  'membership.grant': 'Granted a membership',
  'membership.end': 'Ended a membership',
  'membership.pause': 'Paused a membership',
  'membership.resume': 'Ended the pause of a membership',
  'membership.cancel': 'Cancelled a membership for its end',
  'membership.change_plan': 'Changed the plan of a membership',
  'membership.link': 'Sent a link to the card of a membership',
  'membership.retry': 'Charged a declined renewal again',
  'pass.sell': 'Sold a pass',
  'membership.sell': 'Sold a membership',
  'gift_card.sell': 'Sold a gift card',
  'gift_card.print': 'Printed a gift card',
  'gift_card.resend': 'Sent a gift card again',
  'person.create': 'Created a person',
  'person.change': 'Changed a person',
  'person.invite': 'Sent a link that sets a password',
  'person.close': 'Closed an account',
  'person.merge': 'Merged two records',
  'person.unmerge': 'Undid a merge',
  'contact.create': 'Added an emergency contact',
  'contact.change': 'Changed an emergency contact',
  'contact.delete': 'Deleted an emergency contact',
  'email.resend': 'Sent an email again',
  'note.create': 'Wrote a note',
  'note.remove': 'Removed a note',
  'note.restore': 'Brought a note back',
  'payment.take': 'Took a payment',
  'payment.refund': 'Gave a refund',
  'credit.give': 'Gave or took back studio credit',
  'payment.receipt': 'Sent a receipt again',
  'till.close': 'Closed the till',
  'payment.settle': 'Handed out a refund',
  'payment.check': 'Asked the provider about a payment',
  'payment.link': 'Sent a payment link',
  'payment_link.withdraw': 'Withdrew a payment link',
  'worklist.resolve': 'Marked something as looked at',
  'post.create': 'Began a post',
  'post.change': 'Changed a post',
  'post.delete': 'Deleted the draft of a post',
  'post.publish': 'Published a post',
  'post.schedule': 'Scheduled a post',
  'post.unpublish': 'Took a post off the site',
  'post.restore': 'Restored an earlier revision of a post',
  'post.preview': 'Made a preview link of a post',
  'page.change': 'Changed a page',
  'page.publish': 'Published a page',
  'page.schedule': 'Scheduled a page',
  'page.unpublish': 'Took a page off the site',
  'page.restore': 'Restored an earlier revision of a page',
  'pages.export': 'Took the list of pages as a file',
  'media.upload': 'Uploaded a picture',
  'media.delete': 'Deleted a picture',
  'menu.change': 'Changed the menu of the site',
  'testimonials.change': 'Changed the testimonials of the site',
  'import.upload': 'Uploaded a file to import',
  'import.change': 'Changed the columns of an import',
  'import.plan': 'Planned an import',
  'import.commit': 'Imported people',
  'import.undo': 'Took an import back',
  'site.change': 'Changed whether the site is open',
  'waiver.publish': 'Published the waiver',
  'waiver.draft': 'Saved the draft of the waiver',
  'waiver.schedule': 'Scheduled a version of the waiver',
  'waiver.withdraw': 'Withdrew the scheduled waiver',
  'waiver_link.send': 'Sent a link to sign the waiver',
  'team.invite': 'Invited to the team',
  'team.join': 'Joined the team',
  'team.change': 'Changed role or refund limit',
  'team.remove': 'Removed from the team',
  'team.withdraw': 'Withdrew an invitation',
  'team.end_sessions': 'Ended sign-ins',
  'roster.export': 'Took a roster as a file',
  ...recordExports,
  'people.export': 'Took the people as a file',
  'payments.export': 'Took the payments as a file',
  'payment-totals.export': 'Took the totals of the days as a file',
  'till-closings.export': 'Took the closings of the till as a file',
  'due-payments.export': 'Took the payments that are due as a file',
  'emails.export': 'Took the list of emails as a file',
  'posts.export': 'Took the list of posts as a file',
  'gift-cards.export': 'Took the gift cards as a file',
  'team.export': 'Took the team as a file',
  'worklist.export': 'Took the worklist as a file',
  'audit.export': 'Took the audit log as a file',
  'money-report.export': 'Took the report of money as a file',
  'payout-report.export': 'Took the report of payouts as a file',
  'slot-report.export': 'Took the report of weekly times as a file',
  'slot-sessions.export': 'Took the sessions of a report as a file',
  'coach-report.export': 'Took the report of coaches as a file',
  'coach-meetings.export': 'Took the meetings of a coach as a file',
  'liabilities.export': 'Took what is owed as a file',
  'membership-report.export': 'Took the report of memberships as a file',
  'retention-report.export': 'Took the report of returning people as a file',
};

export const actionOptions = Object.entries(actionNames).map(([value, label]) => ({ value, label }));

/** What an action is called, also one that only a newer server knows: its noun and verb. */
export const actionName = (action: string): string => {
  if (Object.hasOwn(actionNames, action)) return actionNames[action as AuditAction];
  const words = action.replaceAll(/[._-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
