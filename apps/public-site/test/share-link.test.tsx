// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ShareLink } from '../src/share-link/share-link.tsx';
import { context as anyContext } from './fixtures.ts';

const context = { ...anyContext, siteUrl: 'https://www.studio.test' };
const url = 'https://www.studio.test/the-standard/a-post';
const link = <ShareLink title="A post" path="/the-standard/a-post" context={context} />;

/** Replaces a function of the browser that jsdom lacks. */
function offer(name: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}
/** Presses the button, and lets the promise of the browser settle. */
const press = (name: string): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
const said = (): string | null => screen.getByRole('status').textContent;

afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

describe('the share link of a page', () => {
  it('opens the share sheet where the browser has one, with the address of the page alone', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    offer('share', share);
    render(link);
    await press('Share');
    expect(share).toHaveBeenCalledWith({ title: 'A post', url });
    expect(said()).toBe('');
  });

  it('says nothing when the visitor closes the share sheet', async () => {
    const writeText = vi.fn();
    offer('share', vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError')));
    offer('clipboard', { writeText });
    render(link);
    await press('Share');
    expect(writeText).not.toHaveBeenCalled();
    expect(said()).toBe('');
  });

  it('copies the link when the share sheet cannot open', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    offer('share', vi.fn().mockRejectedValue(new DOMException('denied', 'NotAllowedError')));
    offer('clipboard', { writeText });
    render(link);
    await press('Share');
    expect(said()).toBe('Link copied.');
    expect(writeText).toHaveBeenCalledWith(url);
  });

  it('copies the link in a browser without a share sheet, and announces it politely', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    offer('clipboard', { writeText });
    render(link);
    await press('Copy link');
    expect(said()).toBe('Link copied.');
    expect(writeText).toHaveBeenCalledWith(url);
  });

  it.each([
    ['is blocked', { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) }],
    ['is absent', undefined],
  ])('shows the address when the clipboard %s', async (_what, clipboard) => {
    offer('clipboard', clipboard);
    render(link);
    await press('Copy link');
    expect(said()).toBe(`Please copy the address: ${url}`);
  });

  it('has no button in the HTML of the server, which does not know the browser', () => {
    expect(renderToString(link)).not.toContain('<button');
  });
});
