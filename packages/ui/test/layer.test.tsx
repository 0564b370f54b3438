import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Modal } from '../src/components/modal/modal.tsx';
import { layersOf } from '../src/layer/layer-history.ts';
import { useLayer, type LayerOptions } from '../src/layer/use-layer.ts';

interface PageProps extends LayerOptions<string> {
  readonly locked?: boolean;
}

/** A page with a modal, and a second modal over it. */
function Page({ locked = false, ...options }: PageProps) {
  const lower = useLayer<string>('lower', options);
  const upper = useLayer('upper');
  return (
    <>
      <button onClick={() => lower.open('first')}>Open</button>
      <Modal open={lower.shown !== null} onClose={lower.close} title={lower.shown} locked={locked}>
        <button onClick={() => lower.open('second')}>Next</button>
        <button onClick={() => upper.open(true)}>Ask</button>
        <button onClick={lower.end}>Done</button>
        <button onClick={lower.closeInPlace}>Keep</button>
      </Modal>
      <Modal open={upper.shown !== null} onClose={upper.close} title="Sure?">
        <button onClick={lower.end}>Both</button>
      </Modal>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const titles = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const layers = () => layersOf(history.state);

/** Waits until the history has followed; jsdom moves in it asynchronously. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));
async function move(delta: 1 | -1): Promise<void> {
  await settle();
  history.go(delta);
  await settle();
}

/** Every test starts at an entry of its own. */
beforeEach(() => history.pushState(null, '', '/page'));
afterEach(cleanup);

describe('Back and Forward', () => {
  it('Back closes an open layer, and Forward opens it again', async () => {
    render(<Page />);
    press('Open');
    await settle();
    expect(layers()).toEqual(['lower']);
    await move(-1);
    expect(titles()).toEqual([]);
    await move(1);
    expect(titles()).toEqual(['first']);
  });

  it('closing a layer goes back to the entry of the page', async () => {
    const length = history.length;
    render(<Page />);
    press('Open');
    press('Close');
    expect(titles()).toEqual([]);
    await settle();
    expect(layers()).toEqual([]);
    await move(1);
    expect(titles()).toEqual(['first']);
    expect(history.length).toBe(length + 1);
  });

  it('Forward does not open a layer whose task is done', async () => {
    render(<Page />);
    press('Open');
    press('Done');
    await settle();
    await move(1);
    expect(titles()).toEqual([]);
  });

  it('Forward opens what `remember` returns', async () => {
    render(<Page remember={(subject) => `${subject}, again`} />);
    press('Open');
    await move(-1);
    await move(1);
    expect(titles()).toEqual(['first, again']);
  });

  it('another subject stays at the entry of the open layer', async () => {
    render(<Page />);
    press('Open');
    press('Next');
    await settle();
    expect(titles()).toEqual(['second']);
    await move(-1);
    expect(titles()).toEqual([]);
  });

  it('Back closes the upper layer first', async () => {
    render(<Page />);
    press('Open');
    press('Ask');
    await settle();
    expect(layers()).toEqual(['lower', 'upper']);
    await move(-1);
    expect(titles()).toEqual(['first']);
    await move(-1);
    expect(titles()).toEqual([]);
  });

  it('a layer that ends also closes the layers above it', async () => {
    render(<Page />);
    press('Open');
    press('Ask');
    await settle();
    press('Both');
    await settle();
    expect(layers()).toEqual([]);
    expect(titles()).toEqual([]);
  });

  it('Back does not close a locked layer', async () => {
    render(<Page locked />);
    press('Open');
    await settle();
    await move(-1);
    expect(titles()).toEqual(['first']);
    expect(layers()).toEqual(['lower']);
  });

  it('a layer that opens while another one is closing keeps its entry', async () => {
    render(<Page />);
    press('Open');
    await settle();
    press('Close');
    press('Open');
    await settle();
    expect(titles()).toEqual(['first']);
    expect(layers()).toEqual(['lower']);
  });

  it('reports that it has closed after the history is back at the page', async () => {
    const onClose = vi.fn<(subject: string) => void>(() => expect(layers()).toEqual([]));
    render(<Page onClose={onClose} />);
    press('Open');
    press('Close');
    await settle();
    await move(1);
    await move(-1);
    expect(onClose.mock.calls).toEqual([['first'], ['first']]);
  });
});

describe('addresses', () => {
  const addresses = () => ({ open: '/page?open=1', below: `${location.origin}/page` });
  const named = () => (location.search ? 'named' : null);

  it('the URL of an open layer opens it after a reload, with the page below it', async () => {
    history.replaceState(null, '', '/page?open=1');
    render(<Page addresses={addresses} named={named} />);
    await settle();
    expect(titles()).toEqual(['named']);
    await move(-1);
    expect([titles(), location.search]).toEqual([[], '']);
  });

  it('a reload at the entry of an open layer adds no entry', async () => {
    render(<Page addresses={addresses} named={named} />);
    press('Open');
    await settle();
    const { length } = history;
    cleanup();
    render(<Page addresses={addresses} named={named} />);
    await settle();
    expect([titles(), history.length]).toEqual([['named'], length]);
  });

  it('a reload makes the entry of a layer without URL an entry of the page', async () => {
    render(<Page />);
    press('Open');
    await settle();
    cleanup();
    render(<Page />);
    await settle();
    expect([titles(), layers()]).toEqual([[], []]);
  });

  it('a layer closed in place leaves its entry to the page', async () => {
    render(<Page addresses={addresses} />);
    press('Open');
    await settle();
    press('Keep');
    await settle();
    expect([titles(), layers(), location.search]).toEqual([[], [], '?open=1']);
  });
});
