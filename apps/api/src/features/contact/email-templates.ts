import { replyTimeText, contactTopics } from '@detroit-well/config/studio';
import { emailTemplate } from '../../platform/mail/email/email.ts';

interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  readonly text: string;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const topicOf = ({ topic }: ContactMessage): string =>
  contactTopics.find(({ value }) => value === topic)?.label ?? topic;

export const contactMessageEmail = emailTemplate<ContactMessage>('contact_message', (data) => ({
  subject: `${topicOf(data)}: message from ${oneLine(data.name)}`,
  replyTo: data.email,
  preheader: data.text,
  paragraphs: [],
  quote: data.text,
  facts: [
    ['Name', oneLine(data.name)],
    ['Email', data.email],
    ['About', topicOf(data)],
  ],
  link: { label: 'Reply by email', url: `mailto:${encodeURIComponent(data.email)}` },
  reason: 'Sent with the form of the contact page. A reply goes to the person who wrote it.',
}));

export const contactCopyEmail = emailTemplate<ContactMessage>('contact_copy', (data) => ({
  subject: 'Your message to us',
  paragraphs: [
    `Hello ${oneLine(data.name)},`,
    `Thank you for writing. ${replyTimeText} This is the message you sent:`,
  ],
  quote: data.text,
  facts: [['About', topicOf(data)]],
  after: ['If you did not write to us, someone entered your address by mistake. You can ignore this email.'],
  reason: 'You get this because this address was entered on our contact page.',
}));
