import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawShare } from '../src/share/drawing/draw-share.ts';
import { fitTitle } from '../src/share/drawing/fit-title.ts';
import { cutAt, left, size, titleTop } from '../src/share/drawing/geometry.ts';
import { loadTypefaces, shareSvg, titleBottom } from '../src/share/drawing/share-svg.ts';
import type { ShareInput, ShareKind } from '../src/metadata/share-input.ts';

const titles = {
  10: 'Open Floor',
  40: 'Learn to count before you learn to turn',
  80: 'Foundations on Eight Wheels: Falling, Stopping and Rolling One Full Lap, in Time',
  150: 'Every Saturday until the end of winter we meet at the rink, lace up, count to four, and then we do it all again until nobody remembers the wall any more',
} as const;

const input = (kind: ShareKind, title: string): ShareInput => {
  if (kind === 'page') return { kind, id: 'about', title };
  if (kind === 'post') return { kind, id: 'on-falling', title, author: 'Renée Alston', date: null };
  return {
    kind,
    id: 'ses_1',
    title,
    category: 'Skate//Well',
    date: '2026-03-28T18:30:00-04:00',
    location: 'Eastside Rink, Floor A',
  };
};

let faces: Awaited<ReturnType<typeof loadTypefaces>>;
beforeAll(async () => {
  faces = await loadTypefaces();
});

const pixels = async (of: ShareInput): Promise<Uint8Array> =>
  sharp(Buffer.from(shareSvg(of, faces)))
    .flatten()
    .raw()
    .toBuffer();

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** The largest distance in pixels by which the ink exceeds the cut in its row; negative if it stays inside. */
  beyondCut: number;
}

/** The bounding box of the pixels in which two pictures differ: the ink of the title. */
function difference(one: Uint8Array, other: Uint8Array): Box {
  const box: Box = { left: Infinity, top: Infinity, right: -1, bottom: -1, beyondCut: -Infinity };
  for (let at = 0; at < one.length; at += 3) {
    if (one[at] === other[at] && one[at + 1] === other[at + 1] && one[at + 2] === other[at + 2]) continue;
    const x = (at / 3) % size.width;
    const y = Math.floor(at / 3 / size.width);
    // The picture to the right of the plate differs too: a session title seeds it.
    if (x > cutAt(y) - 3) continue;
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
    box.beyondCut = Math.max(box.beyondCut, x - cutAt(y));
  }
  return box;
}

const kinds = ['session', 'post', 'page'] as const;

describe.each(kinds)('share picture of a %s', (kind) => {
  test.each(Object.entries(titles))(
    'keeps a title of %s characters inside the text panel',
    async (_, title) => {
      const box = difference(await pixels(input(kind, title)), await pixels(input(kind, '')));
      expect(box.right).toBeGreaterThan(left + 150);
      expect(box.left).toBeGreaterThanOrEqual(left - 6);
      expect(box.top).toBeGreaterThanOrEqual(titleTop - 12);
      expect(box.bottom).toBeLessThan(titleBottom(kind) + 12);
      expect(box.beyondCut).toBeLessThan(-10);
    },
  );

  test('is a PNG of 1200 x 630', async () => {
    const png = await drawShare(input(kind, titles[40]));
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(300_000);
  });
});

test('does not break a title of one character, however wide it is', () => {
  const { lines } = fitTitle('post', 'W', titleBottom('post'), (_, px) => px);
  expect(lines).toEqual(['W']);
});

test.each(['Żółć', 'Ångström', 'Renée', 'Nguyễn', 'Lubomir\u0301'])('draws every letter of %s', (word) => {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  for (const face of [faces.title, faces.story, faces.quiet]) {
    const { path, width } = face.set(word, 100);
    expect(path.split('<path').length - 1).toBeGreaterThanOrEqual(Array.from(word.normalize('NFC')).length);
    expect(width).toBeGreaterThan(face.set(plain, 100).width * 0.9);
  }
});

test('omits characters that the fonts do not contain', () => {
  expect(faces.title.set('Skate 🛼', 100).path).toBe(faces.title.set('Skate ', 100).path);
});
