import { replyTimeText, contactTopics } from '@detroit-well/config/studio';
import type { EmailData } from './email-data.ts';
import type { EmailTemplates } from './render-email.ts';

type Data = EmailData['contact_message'];

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const topicOf = ({ topic }: Data): string =>
  contactTopics.find(({ value }) => value === topic)?.label ?? topic;
const paragraphsOf = ({ text }: Data): string[] => text.split(/(?:\r?\n){2,}/);

/** Emails about a message from the contact page. */
export const contactTexts: EmailTemplates<'contact_message' | 'contact_copy'> = {
  contact_message: (data) => ({
    subject: `${topicOf(data)}: message from ${oneLine(data.name)}`,
    paragraphs: paragraphsOf(data),
    facts: [
      ['Name', oneLine(data.name)],
      ['Email', data.email],
      ['About', topicOf(data)],
    ],
    link: { label: 'Reply by email', url: `mailto:${encodeURIComponent(data.email)}` },
  }),
  contact_copy: (data) => ({
    subject: 'Your message to us',
    paragraphs: [
      `Hello ${oneLine(data.name)},`,
      `Thank you for writing. ${replyTimeText} This is the message you sent:`,
      ...paragraphsOf(data),
    ],
    facts: [['About', topicOf(data)]],
    after: [
      'If you did not write to us, someone entered your address by mistake. You can ignore this email.',
    ],
  }),
};
