import { describe, expect, it } from 'vitest';
import { withFirstPicture } from '../src/document/first-picture.ts';

describe('inlined first picture', () => {
  it('is added to the first marked image only', async () => {
    const body = '<img data-sketch="/a.svg"><img data-sketch="/b.svg">';
    const html = await withFirstPicture(body, async (path) => `data:,${path}`);
    expect(html).toBe(
      '<img data-sketch="/a.svg" style="background-image:url(&quot;data:,/a.svg&quot;)"><img data-sketch="/b.svg">',
    );
  });

  it('is omitted without an image or picture, and the page stays unchanged', async () => {
    const body = '<img data-sketch="/a.svg">';
    expect(await withFirstPicture(body, async () => null)).toBe(body);
    expect(await withFirstPicture('<p>no picture</p>', async () => 'data:,x')).toBe('<p>no picture</p>');
  });
});
