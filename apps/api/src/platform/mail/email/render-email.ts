import { renderToStaticMarkup } from 'react-dom/server';
import type { EmailContent, EmailLink } from './email.ts';
import { emailDocument } from './document.ts';
import { plainText } from './plain-text.ts';
import { tidy } from './tidy.ts';

export interface RenderedEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: EmailLink[];
}

/** Renders an email in the studio's layout, as plain text and as HTML. */
export function renderEmail(written: EmailContent): RenderedEmail {
  const content = tidy(written);
  const { link, missing = [], sections = [], reasonLink } = content;
  const inSections = sections.flatMap(({ lines }) => lines).filter((line) => typeof line !== 'string');
  return {
    subject: content.subject,
    text: plainText(content),
    html: `<!doctype html>${renderToStaticMarkup(emailDocument(content))}`,
    links: [link, ...missing, ...inSections, reasonLink].filter((each) => each !== undefined),
  };
}
