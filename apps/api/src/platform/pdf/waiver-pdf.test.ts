import { describe, expect, it } from 'vitest';
import { pdfFragments, pdfStrokes } from '../../../test/pdf-text.ts';
import { waiverPdf } from './waiver-pdf.ts';

const pdfOf = async (bodyHtml: string, name = 'Eva') =>
  Buffer.from(
    await waiverPdf({
      title: 'Liability Waiver',
      version: '1',
      effectiveDate: '2026-03-01',
      bodyHtml,
      rules: [],
      acceptedAt: new Date('2026-03-02T12:00:00Z'),
      signature: undefined,
      evidence: [{ label: 'Signed by', value: name }],
    }),
  );

/** The words that a strikethrough line crosses: it starts and ends with them, between baseline and cap height. */
async function struckIn(bodyHtml: string): Promise<string[]> {
  const pdf = await pdfOf(bodyHtml);
  const fragments = pdfFragments(pdf);
  return pdfStrokes(pdf).map(({ from, y }) => {
    const through = fragments.find(
      (word) => Math.abs(word.x - from) < 0.1 && y > word.y && y < word.y + word.size * 0.7,
    );
    return through?.text ?? 'nothing';
  });
}

describe('struck-out words', () => {
  it.each([
    ['a paragraph', '<p>You are <s>not</s> liable</p>', ['not']],
    ['a heading', '<h3>You are <s>not</s> liable</h3>', ['not']],
    ['a list item', '<ul><li><s>never</s> liable</li></ul>', ['never']],
    ['a quote', '<blockquote>You are <s>not</s> liable</blockquote>', ['not']],
    ['bold words', '<p>You <strong>are <s>not</s></strong> liable</p>', ['not']],
    [
      'superscript and subscript',
      '<p>Rule 1<s><sup>a</sup></s> and 2<s><sub>b</sub></s> hold</p>',
      ['a', 'b'],
    ],
    ['text without a strikethrough', '<p>You are <em>not</em> liable</p>', []],
  ])('are struck out in the PDF in %s, and no others are', async (_where, html, struck) => {
    expect(await struckIn(html)).toEqual(struck);
  });
});

describe('superscript and subscript text', () => {
  it('is above or below the baseline of the text around it, and the baseline continues afterwards', async () => {
    const fragments = pdfFragments(await pdfOf('<p>ten10<sup>6</sup>and H<sub>2</sub>O</p><p>after</p>'));
    const word = (text: string) => fragments.find((one) => one.text === text)!;
    const [base, up, between, down, last] = ['ten10', '6', 'and H', '2', 'O'].map(word);
    expect([between, last]).toMatchObject([
      { y: base!.y, size: base!.size },
      { y: base!.y, size: base!.size },
    ]);
    expect(up!.y).toBeGreaterThan(base!.y + 1);
    expect(down!.y).toBeLessThan(base!.y - 1);
    expect([up!.size, down!.size]).toEqual([7.48, 7.48]);
  });

  it('at the end of a line does not move the next line', async () => {
    const next = async (html: string) => {
      const fragments = pdfFragments(await pdfOf(`<p>${html}</p><p>after</p>`));
      return fragments.find(({ text }) => text === 'after')?.y;
    };
    const plain = await next('ten6');
    expect(await next('ten<sup>6</sup>')).toBeCloseTo(plain!, 2);
    expect(await next('ten<sub>6</sub>')).toBeCloseTo(plain!, 2);
  });
});

describe('the fonts of the PDF', () => {
  const embedded = (pdf: Buffer) =>
    [...pdf.toString('latin1').matchAll(/\/FontName \/[A-Z]+\+(\S+)/g)].map(([, name]) => name);

  it.each([
    ['a name in Latin letters', 'Zoë Müller', []],
    ['a name in Arabic and Latin letters', 'محمد Smith', ['NotoNaskhArabic']],
    [
      'names in several scripts',
      'Щукин 王小明 김',
      ['DejaVuSans', 'NotoSansJP-Regular', 'NotoSansKR-Regular'],
    ],
  ])('are embedded as far as %s needs them', async (_what, name, fonts) => {
    const pdf = await pdfOf('<p>Text</p>', name);
    expect(embedded(pdf)).toEqual(fonts);
    expect(await pdfOf('<p>Text</p>', name)).toEqual(pdf);
  });
});

it('a paragraph continues on the next page', async () => {
  const pdf = await pdfOf(`<p>${'You skate at your own risk. '.repeat(300)}</p>`);
  const lines = pdfFragments(pdf).filter(({ text }) => text.includes('own risk'));
  expect(pdf.toString('latin1')).toContain('/Count 3');
  expect(lines.every(({ y }) => y > 64 && y < 792 - 64)).toBe(true);
});
