import type { Meetings } from '../../database/meetings.ts';
import type { StoredAttachment } from '../../database/schema/outbox.ts';

/**
 * The content of an email. It is written in this order, as HTML and as plain text. Texts are single lines: the layout turns line
 * breaks into spaces, except in a quote.
 */
export interface EmailContent {
  readonly subject: string;
  /** The large words at the top, if not the subject. */
  readonly headline?: string;
  /** The preview text of an inbox, after the subject, if not the second paragraph. */
  readonly preheader?: string;
  /** The address that a reply goes to, if it is not the studio's. */
  readonly replyTo?: string;
  readonly paragraphs: readonly string[];
  /** The message of another person. Keeps its line breaks. */
  readonly quote?: string;
  /** The session of the email, as a date plate. */
  readonly session?: EmailSession;
  /** The tasks of the reader, in order; the first is usually the link as well. */
  readonly missing?: readonly EmailLink[];
  /** The one button. */
  readonly link?: EmailLink;
  readonly facts?: readonly Fact[];
  /** Amounts: what was paid, and what is due when. */
  readonly amounts?: { readonly title: string; readonly rows: readonly Fact[] };
  readonly sections?: readonly EmailSection[];
  readonly after?: readonly string[];
  /** Why the reader gets this email, in the footer, with the way to end emails of this kind. */
  readonly reason: string;
  readonly reasonLink?: EmailLink;
  readonly attachments?: readonly StoredAttachment[];
  /**
   * Ends emails of this kind: a mail program offers it beside the sender (RFC 8058). Only for emails that a member can do
   * without.
   */
  readonly unsubscribeUrl?: string;
}

type Fact = readonly [label: string, value: string];

export interface EmailSession {
  readonly title: string;
  /** A course has several. */
  readonly meetings: Meetings;
  /** The meeting that the email is about, if not the first. */
  readonly near?: Meetings[0];
  readonly cancelled?: boolean;
}

/** A part of an email with a title of its own. */
export interface EmailSection {
  readonly title: string;
  readonly lines: readonly (string | EmailLink)[];
}

export interface EmailLink {
  readonly label: string;
  readonly url: string;
}

/** An email to one person. The outbox and the logs name its template. */
export interface Email {
  readonly to: string;
  readonly template: string;
  readonly content: EmailContent;
}

/** Declares a template: its name, and its content for the data. Instants are Dates, money is integer cents. */
export const emailTemplate =
  <Data>(template: string, write: (data: Data) => EmailContent) =>
  (to: string, data: Data): Email => ({ to, template, content: write(data) });

/** The greeting of an email; without a name while its owner has not verified the address. */
export const greeting = (firstName: string): string => (firstName === '' ? 'Hello,' : `Hello ${firstName},`);
