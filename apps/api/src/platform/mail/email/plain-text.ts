import { brand } from '@detroit-well/config/brand';
import { meetingsText } from '@detroit-well/config/studio-time';
import { studio } from '@detroit-well/config/studio';
import type { EmailContent, EmailLink, EmailSession } from './email.ts';
import { whenOf } from './head.ts';

type Facts = NonNullable<EmailContent['facts']>;

/** The same content as plain text. A link stands alone on its line or ends it, so that programs find all of it. */
export function plainText(content: EmailContent): string {
  const { paragraphs, quote, session, missing = [], link, facts = [], amounts, sections = [] } = content;
  return [
    ...paragraphs,
    quote,
    lines([...(session === undefined ? [] : sessionFacts(session)), ...facts].map(fact)),
    lines((amounts?.rows ?? []).map(fact)),
    ...linkText(link),
    missing.length > 0
      ? lines(['Missing', ...missing.map((each, index) => `${index + 1}. ${inLine(each)}`)])
      : '',
    ...sections.map(({ title, lines: each }) =>
      lines([title, ...each.map((line) => (typeof line === 'string' ? line : inLine(line)))]),
    ),
    ...(content.after ?? []),
    lines([content.reason, ...(content.reasonLink === undefined ? [] : [inLine(content.reasonLink)])]),
    lines([brand.name, studio.address, `${brand.phone.label}, ${brand.email}`]),
  ]
    .filter((block) => block !== undefined && block !== '')
    .join('\n\n');
}

const lines = (texts: readonly string[]): string => texts.join('\n');
const fact = ([label, value]: Facts[number]): string => `${label}: ${value}`;
const inLine = ({ label, url }: EmailLink): string => `${label}: ${url}`;
const linkText = (link: EmailLink | undefined): string[] => (link ? [`${link.label}:\n${link.url}`] : []);

function sessionFacts(session: EmailSession): Facts {
  const { title, meetings } = session;
  const course: Facts = meetings.length > 1 ? [['Dates', meetingsText(meetings)]] : [];
  return [['Session', title], ['When', whenOf(session)], ...course];
}
