import type { StoredAttachment } from '../database/schema/outbox.ts';

/** The content of an email: paragraphs, rows of facts, one main link, sections, and at most one secondary link after the text. */
export interface EmailContent {
  readonly subject: string;
  /** The address that a reply goes to, if it is not the studio's. */
  readonly replyTo?: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly link?: EmailLink;
  readonly sections?: readonly EmailSection[];
  readonly after?: readonly string[];
  readonly quietLink?: EmailLink;
  readonly attachments?: readonly StoredAttachment[];
  /** Ends emails of this kind: a mail program offers it beside the sender (RFC 8058). Only for emails that nobody needs. */
  readonly unsubscribeUrl?: string;
}

/** A part of an email with a title of its own. */
export interface EmailSection {
  readonly title: string;
  /** Whether the lines are steps. */
  readonly numbered?: boolean;
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
