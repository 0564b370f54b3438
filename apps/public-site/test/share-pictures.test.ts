import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sharePictures } from '../src/share/share-pictures.ts';

const workerFile = new URL('./fixtures/drawing-thread.mjs', import.meta.url);
const page = (title: string) => ({ kind: 'page', id: 'about', title }) as const;

let shares: ReturnType<typeof sharePictures>;
beforeEach(() => {
  shares = sharePictures(workerFile);
});
afterEach(() => shares.stop());

const draw = (title: string) => shares.source(page(title));

describe('share picture queue', () => {
  it('accepts 20 pictures, then rejects more until those are drawn', async () => {
    const waiting = Array.from({ length: 19 }, (_, n) => draw(`picture ${n}`));
    const last = draw('draw');
    expect(await draw('draw one too many')).toBeNull();
    expect(new Set(await Promise.all([...waiting, last])).size).toBe(20);
    expect(await draw('draw one more')).toBeInstanceOf(Uint8Array);
  });

  it('when full, returns cached pictures and shares pending ones', async () => {
    const kept = await draw('draw');
    const waiting = Array.from({ length: 19 }, (_, n) => draw(`picture ${n}`));
    const last = draw('draw the last');
    expect(await draw('draw one too many')).toBeNull();
    expect(await draw('draw')).toBe(kept);
    const [again, ...drawn] = await Promise.all([draw('picture 7'), ...waiting, last]);
    expect(again).toBe(drawn[7]);
  });
});

describe('drawing thread', () => {
  it('rejects pending pictures when it ends and restarts for the next one', async () => {
    const waiting = draw('picture');
    const ending = draw('end');
    const outcomes = await Promise.allSettled([waiting, ending]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await draw('draw')).toBeInstanceOf(Uint8Array);
  });
});
