// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SeatMeter } from '../src/components/seat-meter/seat-meter.tsx';

const barsOf = (taken: number, max: number) => {
  render(<SeatMeter taken={taken} max={max} label={`${taken} of ${max}`} />);
  const { style } = screen.getByRole('img', { name: `${taken} of ${max}` });
  return [style.getPropertyValue('--taken'), style.getPropertyValue('--max')];
};

it.each([
  [9, 16, ['9', '16']],
  [24, 24, ['24', '24']],
  [20, 40, ['10', '20']],
  // Nearly empty is not empty, and nearly full is not full.
  [1, 300, ['1', '20']],
  [299, 300, ['19', '20']],
  [300, 300, ['20', '20']],
])('shows %i of %i seats with a bar for each, or 20 in proportion above 24', (taken, max, bars) => {
  expect(barsOf(taken, max)).toEqual(bars);
});
