import { brand } from '@detroit-well/config/brand';
import escapeHtml from 'escape-html';
import type { EmailContent, EmailLink, EmailSection } from './email.ts';

export interface RenderedEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: EmailLink[];
}

/** Renders an email in the studio's layout, as plain text and as HTML. */
export function renderEmail(content: EmailContent): RenderedEmail {
  return {
    subject: content.subject,
    text: asText(content),
    html: asHtml(content),
    links: [
      content.link,
      ...(content.sections ?? []).flatMap(({ lines }) => lines).filter((line) => typeof line !== 'string'),
      content.quietLink,
    ].filter((link) => link !== undefined),
  };
}

function asText({
  paragraphs,
  facts = [],
  link,
  sections = [],
  after = [],
  quietLink,
}: EmailContent): string {
  return [
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...linkText(link),
    ...sections.map(sectionText),
    ...after,
    ...linkText(quietLink),
    `${brand.name}\n${brand.phone.label}`,
  ].join('\n\n');
}

function sectionText({ title, numbered = false, lines }: EmailSection): string {
  const texts = lines.map((line) => (typeof line === 'string' ? line : `${line.label}: ${line.url}`));
  return [title, ...texts.map((text, index) => (numbered ? `${index + 1}. ${text}` : text))].join('\n');
}

const linkText = (link: EmailContent['link']): string[] => (link ? [`${link.label}:\n${link.url}`] : []);

function asHtml(content: EmailContent): string {
  const { subject, paragraphs, facts = [], link, sections = [], after = [], quietLink } = content;
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th style="text-align:left;padding:4px 24px 4px 0;font-weight:600">${escapeHtml(label)}</th>` +
      `<td style="padding:4px 0">${escapeHtml(value)}</td></tr>`,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;background:#F1EDE4;color:#0C0D10;font:16px/1.55 Helvetica,Arial,sans-serif">',
    '<div style="max-width:560px;margin:0 auto;padding:32px 20px">',
    `<h1 style="font-size:26px;line-height:1.1;margin:0 0 24px">${escapeHtml(subject)}</h1>`,
    ...paragraphs.map(paragraph),
    rows.length > 0 ? `<table style="border-collapse:collapse;margin:0 0 16px">${rows.join('')}</table>` : '',
    link
      ? `<p style="margin:0 0 16px"><a href="${escapeHtml(link.url)}" style="display:inline-block;background:#FF3B1F;` +
        `color:#0C0D10;padding:14px 20px;font-weight:700;text-decoration:none">${escapeHtml(link.label)}</a></p>`
      : '',
    ...sections.map(sectionHtml),
    ...after.map(paragraph),
    quietLink
      ? `<p style="margin:0 0 16px"><a href="${escapeHtml(quietLink.url)}" style="color:#B3200A">${escapeHtml(quietLink.label)}</a></p>`
      : '',
    `<p style="margin:32px 0 0;color:#57503F">${escapeHtml(brand.name)}<br>${escapeHtml(brand.phone.label)}</p>`,
    '</div></body></html>',
  ].join('');
}

function sectionHtml({ title, numbered = false, lines }: EmailSection): string {
  const items = lines.map((line) =>
    typeof line === 'string'
      ? escapeHtml(line)
      : `<a href="${escapeHtml(line.url)}" style="color:#0C0D10">${escapeHtml(line.label)}</a>`,
  );
  const body = numbered
    ? `<ol style="margin:0 0 16px;padding-left:24px">${items.map((item) => `<li>${item}</li>`).join('')}</ol>`
    : `<p style="margin:0 0 16px">${items.join('<br>')}</p>`;
  return `<h2 style="font-size:17px;line-height:1.2;margin:24px 0 8px">${escapeHtml(title)}</h2>${body}`;
}
