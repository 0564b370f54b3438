// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { focusHeading, focusTarget, keepInView } from '../src/navigation/heading-focus.ts';

const scrolledTo = vi.fn<(id: string) => void>();
Element.prototype.scrollIntoView = function scrollIntoView(): void {
  scrolledTo(this.id);
};

/** The browser reports changes of the document in a microtask. */
const reported = (): Promise<void> => Promise.resolve();
const grow = async (): Promise<void> => {
  document.body.append(document.createElement('p'));
  await reported();
};

let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  document.body.innerHTML = '';
  scrolledTo.mockClear();
});

describe('a jump to a part of the screen', () => {
  it('follows the part while the screen still renders, and does not move the focus', async () => {
    document.body.innerHTML = '<main><h1>Session</h1></main>';
    stop = keepInView('#people');
    expect(scrolledTo).not.toHaveBeenCalled();
    document.body.insertAdjacentHTML('beforeend', '<section id="people"><h2>Participants</h2></section>');
    await reported();
    expect(scrolledTo).toHaveBeenCalledExactlyOnceWith('people');
    await grow();
    expect(scrolledTo).toHaveBeenCalledTimes(2);
    expect(document.activeElement).toBe(document.body);
  });

  it.each(['keydown', 'pointerdown', 'wheel'])('ends at the first %s event', async (type) => {
    document.body.innerHTML = '<section id="people"></section>';
    stop = keepInView('#people');
    dispatchEvent(new Event(type));
    await grow();
    expect(scrolledTo).toHaveBeenCalledTimes(1);
  });

  it('scrolls back while the router restores a position, and leaves a later scroll to the member', () => {
    vi.useFakeTimers();
    document.body.innerHTML = '<section id="people"></section>';
    stop = keepInView('#people');
    dispatchEvent(new Event('scroll'));
    expect(scrolledTo).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1_000);
    dispatchEvent(new Event('scroll'));
    expect(scrolledTo).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it('moves the focus to the part, but not from a field', () => {
    document.body.innerHTML = '<section id="people"></section><textarea></textarea>';
    focusTarget('#people');
    expect(document.activeElement?.id).toBe('people');
    document.querySelector('textarea')?.focus();
    focusTarget('#people');
    expect(document.activeElement?.tagName).toBe('TEXTAREA');
  });

  it('moves the focus to the heading of the part after a navigation', async () => {
    document.body.innerHTML = '<main><h1>Session</h1></main>';
    stop = focusHeading('#people');
    expect(document.activeElement?.textContent).toBe('Session');
    document.body.insertAdjacentHTML('beforeend', '<section id="people"><h2>Participants</h2></section>');
    await reported();
    expect(document.activeElement?.textContent).toBe('Participants');
  });
});
