import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { blank, dataUrl, drawn } from '../../../test/signatures.ts';
import { readSignature } from './signature.ts';

const problem = { code: 'validation_failed', extras: { signature: ['Digital signature is required'] } };

describe('a signature', () => {
  it.each([
    ['dark ink on a transparent background', {}],
    ['dark ink on a white background', { paper: '#fff' }],
    ['light ink on a transparent background, as in dark mode', { ink: '#f4f1ea' }],
    ['light ink on a dark background', { ink: '#f4f1ea', paper: '#161512' }],
    ['a JPEG', { paper: '#fff', type: 'jpeg' }],
    ['a signature pad with a pixel ratio of three', { width: 2_400, height: 800 }],
  ])('is stored as a small grayscale picture named by its hash: %s', async (_name, look) => {
    const { name, png } = await readSignature(await drawn(look));
    const { format, width, height, channels } = await sharp(png).metadata();
    expect({ format, channels, fits: width <= 1_000 && height <= 400 }).toEqual({
      format: 'png',
      channels: 1,
      fits: true,
    });
    const {
      channels: [gray],
    } = await sharp(png).stats();
    expect(gray?.mean).toBeGreaterThan(180);
    expect(name).toBe(createHash('sha256').update(png).digest('hex'));
    expect(png.length).toBeLessThan(120_000);
  });

  it.each([
    ['white', {}],
    ['black', { background: '#000' }],
    ['transparent', { background: '#0000' }],
    ['one pixel', { width: 1, height: 1 }],
  ])('is rejected as blank: %s', async (_name, look) => {
    await expect(readSignature(await blank(look))).rejects.toMatchObject(problem);
  });

  it('is rejected when it is only a dot', async () => {
    const dot =
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><circle cx="90" cy="90" r="3"/></svg>';
    const sent = dataUrl(await sharp(Buffer.from(dot)).png().toBuffer());
    await expect(readSignature(sent)).rejects.toMatchObject(problem);
  });

  it('is checked by its content, whatever its declared type', async () => {
    const webp = (await drawn({ type: 'webp' })).replace('image/webp', 'image/png');
    const svg = dataUrl(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><path d="M0 0L600 200" stroke="#000" stroke-width="9"/></svg>',
      ),
    );
    for (const sent of [webp, svg, dataUrl(Buffer.from('not a picture')), 'data:image/png;base64,'])
      await expect(readSignature(sent)).rejects.toMatchObject(problem);
  });

  it('is rejected when it is truncated, or has too many pixels in few bytes', async () => {
    const whole = await drawn();
    const flood = await blank({ width: 9_000, height: 9_000 });
    expect(flood.length).toBeLessThan(700_000);
    for (const sent of [whole.slice(0, whole.length * 0.6), flood])
      await expect(readSignature(sent)).rejects.toMatchObject(problem);
  });

  it('keeps no metadata of the file', async () => {
    const bytes = Buffer.from((await drawn({ paper: '#fff', type: 'jpeg' })).split(',')[1] ?? '', 'base64');
    const tagged = await sharp(bytes)
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .jpeg()
      .toBuffer();
    expect(tagged.includes('a secret place')).toBe(true);
    const { png } = await readSignature(dataUrl(tagged, 'jpeg'));
    expect(Buffer.from(png).includes('a secret place')).toBe(false);
  });
});
