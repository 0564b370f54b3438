// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { DayStrip } from '../src/patterns/day-strip/day-strip.tsx';

afterEach(cleanup);

const days = ['26', '27', '28'].map((number, index) => ({
  day: `2026-11-${number}`,
  href: `#day-${number}`,
  weekday: 'Thu',
  number,
  count: index,
  label: `November ${number}`,
  isCurrent: index === 1,
}));

function show(before: string | null = null, after: string | null = '#after') {
  const gone: string[] = [];
  render(
    <DayStrip
      days={days}
      before={before}
      after={after}
      today="#today"
      onGo={(href, event) => {
        event.preventDefault();
        gone.push(href);
      }}
    />,
  );
  return gone;
}
const day = (name: string) => screen.getByRole('link', { name });
const focused = () => document.activeElement?.getAttribute('href');

describe('the strip of days', () => {
  it('moves between the days with Left and Right, and to the arrow at its end', async () => {
    show();
    day('November 27').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('#day-28');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('#after');
    day('November 27').focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(focused()).toBe('#day-26');
  });

  it('has no arrow to press at its two ends', () => {
    show(null, null);
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });

  it('goes to today with Home, also from a later fortnight', async () => {
    const gone = show();
    day('November 28').focus();
    await userEvent.keyboard('{Home}');
    expect([focused(), gone]).toEqual(['#day-26', []]);
    cleanup();
    const later = show('#before');
    day('November 28').focus();
    await userEvent.keyboard('{Home}');
    expect(later).toEqual(['#today']);
  });

  it('keeps the focus when other days replace the pressed link', async () => {
    const earlier = days.map(({ number, ...rest }) => ({
      ...rest,
      number,
      day: `2026-11-1${number}`,
      href: `#1${number}`,
    }));
    function Strip() {
      const [shown, setShown] = useState(days);
      const before = shown === days ? '#before' : null;
      return (
        <DayStrip days={shown} before={before} after="#after" today="#today" onGo={() => setShown(earlier)} />
      );
    }
    render(<Strip />);
    day('November 28').focus();
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe('#126');
    cleanup();
    render(<Strip />);
    await userEvent.click(screen.getByRole('link', { name: 'Two weeks before' }));
    expect(focused()).toBe('#126');
  });

  it('passes each press on, and marks the day at which the list starts', async () => {
    const gone = show('#before');
    await userEvent.click(day('November 28'));
    await userEvent.click(screen.getByRole('link', { name: 'Two weeks after' }));
    await userEvent.click(screen.getByRole('link', { name: 'Two weeks before' }));
    expect(gone).toEqual(['#day-28', '#after', '#before']);
    expect(day('November 27').getAttribute('aria-current')).toBe('date');
  });
});
