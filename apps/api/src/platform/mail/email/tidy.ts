import type { EmailContent, EmailLink } from './email.ts';

/** Longer subjects are cut: mail programs show about 70 characters. */
const subjectLimit = 200;

/** Characters that would change the direction or the lines of the text around them. */
const unsafe = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

const withoutUnsafe = (text: string): string => text.replaceAll(unsafe, '');

/** The text in one line. */
const oneLine = (text: string): string => withoutUnsafe(text.replaceAll(/\s+/g, ' ')).trim();

function cut(text: string): string {
  const characters = Array.from(text);
  return characters.length > subjectLimit ? `${characters.slice(0, subjectLimit - 1).join('')}…` : text;
}

const lines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => withoutUnsafe(line.replaceAll('\t', ' ')).trimEnd())
    .join('\n')
    .trim();

const tidyLink = ({ label, url }: EmailLink): EmailLink => ({ label: oneLine(label), url });

/**
 * Makes texts safe for headers, layout and plain text, whatever a person typed into a name or a title: each is one line without
 * control characters. Facts and lines without a text are left out.
 */
export function tidy(content: EmailContent): EmailContent {
  const { headline, preheader, quote, session, amounts, link, reasonLink } = content;
  const facts = (rows: EmailContent['facts'] = []) =>
    rows
      .map(([label, value]) => [oneLine(label), oneLine(value)] as const)
      .filter(([, value]) => value !== '');
  const sections = (content.sections ?? []).map(({ title, lines: each }) => ({
    title: oneLine(title),
    lines: each
      .map((line) => (typeof line === 'string' ? oneLine(line) : tidyLink(line)))
      .filter((line) => line !== ''),
  }));
  return {
    ...content,
    subject: cut(oneLine(content.subject)),
    paragraphs: content.paragraphs.map(oneLine).filter((text) => text !== ''),
    ...(headline === undefined ? {} : { headline: oneLine(headline) }),
    ...(preheader === undefined ? {} : { preheader: oneLine(preheader) }),
    ...(quote === undefined ? {} : { quote: lines(quote) }),
    ...(session === undefined ? {} : { session: { ...session, title: oneLine(session.title) } }),
    missing: (content.missing ?? []).map(tidyLink),
    ...(link === undefined ? {} : { link: tidyLink(link) }),
    facts: facts(content.facts),
    ...(amounts === undefined ? {} : { amounts: { ...amounts, rows: facts(amounts.rows) } }),
    sections: sections.filter((section) => section.lines.length > 0),
    after: (content.after ?? []).map(oneLine),
    ...(reasonLink === undefined ? {} : { reasonLink: tidyLink(reasonLink) }),
  };
}
