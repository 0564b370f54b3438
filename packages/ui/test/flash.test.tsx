import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Flash } from '../src/components/flash/flash.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

function show(tone: 'ok' | 'bad' = 'ok') {
  const onClose = vi.fn();
  render(<Flash tone={tone} title="Saved." onClose={onClose} autoHideMs={5000} />);
  return onClose;
}

describe('a flash', () => {
  it('closes once when its time is over', () => {
    const onClose = show();
    pass(4999);
    expect(onClose).not.toHaveBeenCalled();
    pass(1);
    pass(20_000);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['hovered', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['focused', fireEvent.focus, fireEvent.blur],
  ])('pauses while it is %s and keeps the remaining time', (_how, enter, leave) => {
    const onClose = show();
    pass(3000);
    enter(screen.getByRole('status'));
    pass(60_000);
    expect(onClose).not.toHaveBeenCalled();
    leave(screen.getByRole('status'));
    pass(1999);
    expect(onClose).not.toHaveBeenCalled();
    pass(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is an alert after a failure and otherwise a status', () => {
    show('bad');
    expect(screen.getByRole('alert').textContent).toContain('Saved.');
    expect(screen.queryByRole('status')).toBeNull();
  });
});
