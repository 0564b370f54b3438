import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LikeButton } from '../src/components/like-button/like-button.tsx';
import { ReadingProgress, readPart } from '../src/components/reading-progress/reading-progress.tsx';
import { ScrollToTop } from '../src/components/scroll-to-top/scroll-to-top.tsx';

describe('the fraction of an article that has been read', () => {
  it.each([
    ['below the top of the window', 100, 3_000, 0],
    ['at its top', 0, 3_000, 0],
    ['halfway', -1_000, 3_000, 0.5],
    ['with its last line in view', -2_000, 3_000, 1],
    ['above the window', -2_900, 3_000, 1],
    ['shorter than the window, in view', 0, 400, 1],
    ['shorter than the window, still below', 300, 400, 0],
  ])('%s', (_where, top, height, expected) => {
    expect(readPart({ top, height }, 1_000)).toBe(expected);
  });
});

const scrollPage = async (y: number): Promise<void> => {
  Object.defineProperty(globalThis, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
  await act(() => vi.advanceTimersByTimeAsync(50));
};

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(globalThis, 'scrollY', { value: 0, configurable: true });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(innerHeight + 1_000);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the reading progress', () => {
  it('reports whole percents and measures nothing while the page does not scroll', async () => {
    let top = 0;
    const measured = vi
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockImplementation(() => ({ top, height: innerHeight + 1_000 }) as DOMRect);
    render(
      <article>
        <ReadingProgress />
      </article>,
    );
    const bar = screen.getByRole('progressbar', { name: 'Reading progress' });
    top = -333;
    await scrollPage(333);
    expect(bar.ariaValueNow).toBe('33');
    const before = measured.mock.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(measured.mock.calls.length).toBe(before);
  });
});

describe('scroll to top', () => {
  it('appears after 25 percent of the page and disappears above it', async () => {
    render(<ScrollToTop />);
    const shown = () => screen.queryByRole('button', { name: 'Scroll to top' }) !== null;
    expect(shown()).toBe(false);
    await scrollPage(249);
    expect(shown()).toBe(false);
    await scrollPage(250);
    expect(shown()).toBe(true);
    await scrollPage(100);
    expect(shown()).toBe(false);
  });

  it('scrolls to the top and focuses the main region', async () => {
    const scrolled = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
    render(
      <main tabIndex={-1}>
        <ScrollToTop />
      </main>,
    );
    await scrollPage(900);
    fireEvent.click(screen.getByRole('button', { name: 'Scroll to top' }));
    expect(scrolled).toHaveBeenCalledWith({ top: 0 });
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

describe('the like button', () => {
  it('accepts a press while it is busy, so that a second press can show a message', () => {
    const onPress = vi.fn();
    render(<LikeButton liked busy likes={1} onPress={onPress} />);
    fireEvent.click(screen.getByRole('button'));
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  });

  it.each([
    [0, '0 likes'],
    [1, '1 like'],
    [12_345, '12,345 likes'],
  ])('shows %i likes as %s', (likes, text) => {
    render(<LikeButton liked={false} busy={false} likes={likes} onPress={() => undefined} />);
    expect(document.querySelector('[data-part="count"]')?.textContent).toBe(text);
  });
});
