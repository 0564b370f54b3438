import { describe, expect, it } from 'vitest';
import { withFirstPicture } from '../src/document/first-picture.ts';

describe('the picture in the document', () => {
  it('is put on the first marked image alone', async () => {
    const body = '<img data-sketch="/a.svg"><img data-sketch="/b.svg">';
    const html = await withFirstPicture(body, async (path) => `data:,${path}`);
    expect(html).toBe(
      '<img data-sketch="/a.svg" style="background-image:url(&quot;data:,/a.svg&quot;)"><img data-sketch="/b.svg">',
    );
  });

  it('is left out where there is none, and the page stands', async () => {
    const body = '<img data-sketch="/a.svg">';
    expect(await withFirstPicture(body, async () => null)).toBe(body);
    expect(await withFirstPicture('<p>no picture</p>', async () => 'data:,x')).toBe('<p>no picture</p>');
  });
});
