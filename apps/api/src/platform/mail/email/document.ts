import { brand } from '@detroit-well/config/brand';
import { studio } from '@detroit-well/config/studio';
import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { createElement as h } from 'react';
import type { EmailContent } from './email.ts';
import { link, paper } from './body.ts';
import { band } from './cells.ts';
import { head } from './head.ts';
import { breaks, color, sheets, type } from './look.ts';

const width = 600;

/** The preview text of an inbox, after the subject. */
const preheaderOf = ({ preheader, paragraphs, quote }: EmailContent): string =>
  preheader ?? paragraphs[1] ?? paragraphs[0] ?? quote ?? '';

function footer({ reason, reasonLink }: EmailContent) {
  const { phone, email } = brand;
  const style = {
    ...type(13, 20),
    ...breaks,
    padding: '22px 32px 30px',
    backgroundColor: color.footer,
    color: color.muted,
  };
  const line = () => h('br');
  return band(
    { className: 'footer pad', style },
    reason,
    ...(reasonLink === undefined ? [] : [' ', link(reasonLink, 'muted')]),
    line(),
    line(),
    `${brand.name}, ${studio.address}`,
    line(),
    link({ label: phone.label, url: phone.href }, 'muted'),
    ' \u00A0 ',
    link({ label: email, url: `mailto:${email}` }, 'muted'),
  );
}

/**
 * The whole email in tables, which every mail program keeps. Made with `createElement`: Node runs the source of the server, and
 * its type stripping does not know JSX (ADR-113).
 */
export const emailDocument = (content: EmailContent) =>
  h(
    Html,
    null,
    h(
      Head,
      null,
      h('title', null, content.subject),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      ...sheets.map((css) => h('style', { key: css, dangerouslySetInnerHTML: { __html: css } })),
    ),
    h(
      Body,
      { className: 'page', style: { margin: 0, backgroundColor: color.page } },
      h(Preview, null, preheaderOf(content)),
      band(
        { className: 'page', style: { backgroundColor: color.page } },
        h(
          Container,
          { className: 'frame', width, style: { width, maxWidth: '100%' } },
          ...head(content),
          band(
            {
              className: 'paper',
              style: { ...type(16, 24), backgroundColor: color.paper, color: color.ink },
            },
            ...paper(content),
          ),
          footer(content),
        ),
      ),
    ),
  );
