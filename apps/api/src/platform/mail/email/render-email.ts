import { renderToStaticMarkup } from 'react-dom/server';
import type { EmailContent, EmailLink } from './email.ts';
import { emailDocument } from './document.ts';
import { plainText } from './plain-text.ts';
import { tidy } from './tidy.ts';

/** An email without its HTML: writing that takes several times as long as the rest. */
export interface WrittenEmail {
  readonly subject: string;
  readonly text: string;
  readonly links: EmailLink[];
  /** The input of `emailHtml`, as JSON. */
  readonly content: EmailContent;
}

/** Writes an email as plain text. */
export function writeEmail(written: EmailContent): WrittenEmail {
  const content = tidy(written);
  const { link, missing = [], sections = [], reasonLink } = content;
  const inSections = sections.flatMap(({ lines }) => lines).filter((line) => typeof line !== 'string');
  return {
    subject: content.subject,
    text: plainText(content),
    links: [link, ...missing, ...inSections, reasonLink].filter((each) => each !== undefined),
    content,
  };
}

/** The email in the studio's layout. `content` is that of `writeEmail`. */
export const emailHtml = (content: EmailContent): string =>
  `<!doctype html>${renderToStaticMarkup(emailDocument(content))}`;
