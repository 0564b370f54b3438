import { formatDayOfMonth, formatMonth, meetingCount } from '@detroit-well/config/studio-time';
import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { createElement as h, Fragment, type ReactNode } from 'react';
import type { EmailContent, EmailLink, EmailSection } from './email.ts';
import { band, cell, row } from './cells.ts';
import { breaks, color, numerals, type } from './look.ts';

const side = 32;
const body = { ...type(16, 24), ...breaks };

/** A part of the body, with the space below it. */
const part = (...children: ReactNode[]) =>
  band({ className: 'pad', style: { padding: `0 ${side}px 26px` } }, ...children);

const title = (text: string) =>
  h(Heading, { as: 'h2', style: { ...type(17, 22, 700), ...breaks, marginBottom: 8 } }, text);

/** Without the longhand that `Link` sets and Word does not know. */
const underlined = { textDecoration: 'underline', textDecorationLine: undefined };

export function link({ label, url }: EmailLink, className = 'words') {
  const ink = className === 'words' ? color.ink : color.muted;
  const style = { ...breaks, ...underlined, color: ink };
  return h(Link, { key: url, href: url, className, style }, label);
}

/** The one button. Word draws its ground as that of the cell. */
function button({ label, url }: EmailLink) {
  const look = {
    ...type(17, 22, 700),
    ...breaks,
    padding: '15px 26px',
    backgroundColor: color.signal,
    color: color.ink,
    textDecoration: 'none',
  };
  return part(
    row(
      { width: undefined, align: 'left', className: 'go' },
      cell({ style: { backgroundColor: color.signal } }, h(Button, { href: url, style: look }, label)),
    ),
  );
}

/** Keeps the number of a time with its AM or PM. */
const unbroken = (text: string) => text.replaceAll(/ (?=[AP]M\b)/g, '\u00A0');

/** A line between rows, and the rows: a label, and its value on the right. */
function rows(facts: NonNullable<EmailContent['facts']>) {
  const rule = { ...type(15, 21), borderTop: `1px solid ${color.line}`, verticalAlign: 'top' };
  return facts.map(([label, value]) =>
    row(
      {},
      cell(
        {
          className: 'hair muted',
          style: { ...rule, padding: '9px 16px 9px 0', color: color.muted },
        },
        label,
      ),
      cell(
        {
          className: 'hair',
          align: 'right',
          style: { ...rule, ...breaks, padding: '9px 0', fontWeight: 600 },
        },
        unbroken(value),
      ),
    ),
  );
}

/** The days of a course as numbers, in even rows of at most six. */
function days({ session }: EmailContent) {
  if (session === undefined || session.meetings.length < 2) return [];
  const starts = session.meetings.map(({ start_datetime }) => start_datetime);
  const lines = Math.ceil(starts.length / 6);
  const each = Math.ceil(starts.length / lines);
  const grid = Array.from({ length: lines }, (_line, index) =>
    starts.slice(index * each, (index + 1) * each),
  );
  const number = (start: number) => {
    const near = start === (session.near ?? session.meetings[0]).start_datetime;
    const edge = near ? `5px solid ${color.signal}` : `3px solid ${color.lineStrong}`;
    return cell(
      {
        width: 56,
        ...(near ? {} : { className: 'edge' }),
        style: { borderLeft: edge, padding: near ? '0 0 0 5px' : '0 0 0 7px' },
      },
      h(
        Text,
        { className: 'muted', style: { ...type(12, 15), color: color.muted } },
        formatMonth(start).slice(0, 3),
      ),
      h(Text, { style: { ...numerals(28), lineHeight: '30px' } }, formatDayOfMonth(start)),
    );
  };
  const gap = () => band({ style: { fontSize: 1, lineHeight: '10px' } }, '\u00A0');
  return [
    part(
      title(meetingCount(session.meetings)),
      ...grid.map((some, index) =>
        h(
          Fragment,
          { key: index },
          index === 0 ? null : gap(),
          row({ width: undefined, align: 'left' }, ...some.map(number)),
        ),
      ),
    ),
  ];
}

/** The tasks that are missing, in order, on a ground that stands out. */
function missing(todo: readonly EmailLink[]) {
  const ground = { backgroundColor: color.warnGround, color: color.warn };
  return part(
    ...todo.map(({ label, url }, index) =>
      row(
        {},
        cell(
          { width: 28, className: 'warn', style: { ...ground, padding: '14px 0 14px 20px' } },
          h(Text, { style: numerals(26) }, String(index + 1)),
        ),
        cell(
          { className: 'warn', style: { ...ground, padding: '14px 20px 14px 0' } },
          h(Link, { href: url, style: { ...type(16, 24, 700), ...underlined, color: 'inherit' } }, label),
        ),
      ),
    ),
  );
}

/** Lines of a section; links that follow each other share a line. */
function sectionLines(lines: EmailSection['lines']): ReactNode[] {
  return lines.flatMap((line, index) => {
    const before = lines[index - 1];
    const inRow = typeof line !== 'string' && before !== undefined && typeof before !== 'string';
    const start = index === 0 ? null : inRow ? ' \u00A0 ' : h('br', { key: `break-${index}` });
    return [start, typeof line === 'string' ? line : link(line)];
  });
}

const section = ({ title: text, lines }: EmailSection) =>
  part(title(text), h(Text, { style: body }, ...sectionLines(lines)));

function quote(text: string) {
  const lines = text
    .split('\n')
    .flatMap((line, index) => (index === 0 ? [line] : [h('br', { key: index }), line]));
  return band(
    { className: 'pad', style: { padding: `0 ${side}px 26px` } },
    row(
      {},
      cell(
        { style: { borderLeft: `5px solid ${color.signal}`, padding: '2px 0 2px 16px' } },
        h(Text, { style: body }, ...lines),
      ),
    ),
  );
}

const small = (text: ReactNode, key?: number) =>
  h(
    Text,
    { key, className: 'muted', style: { ...type(14, 21), ...breaks, marginBottom: 8, color: color.muted } },
    text,
  );

/** The parts on paper, in the order of the content. */
export function paper(content: EmailContent): ReactNode[] {
  const { paragraphs, session, missing: todo = [], facts = [], amounts, sections = [], after = [] } = content;
  const { quote: said, link: main } = content;
  const words = session === undefined ? paragraphs : [];
  const paragraph = (text: string, index: number) =>
    h(Text, { key: index, style: { ...body, marginTop: index === 0 ? 0 : 12 } }, text);
  return [
    band({ style: { fontSize: 1, lineHeight: '28px' } }, '\u00A0'),
    ...(words.length > 0 ? [part(...words.map(paragraph))] : []),
    ...(said === undefined ? [] : [quote(said)]),
    ...(todo.length > 0 ? [missing(todo)] : []),
    ...(main === undefined ? [] : [button(main)]),
    ...days(content),
    ...(facts.length > 0 ? [part(...rows(facts))] : []),
    ...(amounts === undefined || amounts.rows.length === 0
      ? []
      : [part(title(amounts.title), ...rows(amounts.rows))]),
    ...sections.map(section),
    ...(after.length > 0 ? [part(...after.map(small))] : []),
  ];
}
