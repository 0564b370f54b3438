import { brand } from '@detroit-well/config/brand';
import {
  formatDateAndTimeRange,
  formatDayOfMonth,
  formatLongDate,
  formatTimeRange,
  studioDay,
  zoneName,
} from '@detroit-well/config/studio-time';
import { Heading } from '@react-email/heading';
import { Text } from '@react-email/text';
import { createElement as h, type ReactNode } from 'react';
import type { EmailContent, EmailSession } from './email.ts';
import { band, cell, row } from './cells.ts';
import { breaks, color, numerals, type } from './look.ts';

const inked = (padding: string, ...children: ReactNode[]) =>
  band({ className: 'pad', style: { backgroundColor: color.ink, color: color.bone, padding } }, ...children);

const signalBar = () =>
  band({ style: { backgroundColor: color.signal, height: 6, fontSize: 1, lineHeight: '6px' } }, '\u00A0');

/** The name with its mark as text, so that it stands where pictures are off. */
function mark() {
  const [before = '', after] = brand.name.split('//');
  const bars = h('span', { style: { color: color.signal, letterSpacing: -1, margin: '0 2px 0 1px' } }, '//');
  const name = after === undefined ? [before] : [before, bars, after];
  return h(Text, { style: { ...type(22, 24, 700), color: color.bone } }, ...name);
}

/** Large for a word or two, smaller for a sentence. */
function headline(text: string) {
  const [size, line] = text.length <= 12 ? [52, 54] : text.length <= 40 ? [34, 38] : [26, 32];
  const style = { ...type(size, line, 700), ...breaks, color: color.bone, letterSpacing: '-0.02em' };
  return h(Heading, { as: 'h1', ...(size === 52 ? { className: 'big' } : {}), style }, text);
}

function lead(text: string, index: number) {
  const style = { ...type(16, 24), ...breaks, marginTop: index === 0 ? 12 : 4, color: color.boneMuted };
  return h(Text, { key: index, style }, text);
}

const nearOf = ({ near, meetings: [first] }: EmailSession) => near ?? first;

/** When the session is, in one line. */
export function whenOf(session: EmailSession): string {
  const { start_datetime: start, end_datetime: end } = nearOf(session);
  return formatDateAndTimeRange(start, end);
}

/** The same in two lines, where it is on one day. */
function whenLines(session: EmailSession): string[] {
  const { start_datetime: start, end_datetime: end } = nearOf(session);
  if (studioDay(start) !== studioDay(end) || zoneName(start) !== zoneName(end)) return [whenOf(session)];
  return [formatLongDate(start), `${formatTimeRange(start, end)} ${zoneName(start)}`];
}

/** The date plate: a large day beside title and time. Those of a cancelled session are struck. */
function plate(session: EmailSession) {
  const rule = { borderTop: `2px solid ${color.bone}`, verticalAlign: 'bottom' } as const;
  const struck = session.cancelled ? { textDecoration: 'line-through' } : {};
  const day = { ...numerals(96), ...struck, color: session.cancelled ? color.boneMuted : color.bone };
  const lines = whenLines(session).map((line) =>
    h(Text, { key: line, style: { ...type(16, 23), ...struck, color: color.boneMuted } }, line),
  );
  return inked(
    '20px 32px 0',
    row(
      {},
      cell(
        { width: 1, style: { ...rule, padding: '14px 20px 14px 0' } },
        h(Text, { className: 'plate', style: day }, formatDayOfMonth(nearOf(session).start_datetime)),
      ),
      cell(
        { style: { ...rule, padding: '16px 0 22px' } },
        h(Text, { style: { ...type(20, 24, 700), ...breaks, color: color.bone } }, session.title),
        ...lines,
      ),
    ),
  );
}

/** The parts on ink in both themes: mark, headline and, above a date plate, the first words. */
export function head({ subject, headline: words = subject, paragraphs, session }: EmailContent): ReactNode[] {
  if (session === undefined) {
    return [signalBar(), inked('22px 32px 0', mark()), inked('28px 32px', headline(words))];
  }
  return [
    signalBar(),
    inked('22px 32px 0', mark()),
    inked('28px 32px 0', headline(words), ...paragraphs.map(lead)),
    plate(session),
  ];
}
