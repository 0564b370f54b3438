import { accessibleAtEverySize } from '../../fixtures/accessible.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A page in a file of its own, with one paragraph and what a test adds to it. */
const pageWith = (body: string, style = ''): string =>
  `<!doctype html><html lang="en"><head><title>Example</title><meta name="viewport" content="width=device-width">
   <style>p { color: black; background: white } ${style}</style></head><body><main><p>Text</p>${body}</main></body></html>`;

const faults: [string, string, RegExp][] = [
  ['an element at every size', pageWith('<button></button>'), /at 320 px.*button-name/s],
  [
    'an element that only a wide window shows',
    pageWith('<button></button>', '@media (width < 1000px) { button { display: none } }'),
    /at 1280 px.*button-name/s,
  ],
  [
    'a color of one theme at one size',
    pageWith('', '@media (prefers-color-scheme: dark) and (width: 768px) { p { color: #ddd } }'),
    /at 768 px, dark.*color-contrast/s,
  ],
  [
    'a target that one size makes too small',
    pageWith(
      '<button>A</button><button>B</button>',
      'button { width: 24px; height: 24px; padding: 0; border: 0 } @media (width: 640px) { button { width: 10px } }',
    ),
    /at 200 %.*target-size/s,
  ],
];

for (const [what, content, message] of faults) {
  test(`the accessibility check finds ${what}`, async ({ page }) => {
    await page.setContent(content);
    await expect(accessibleAtEverySize(page, 'the example')).rejects.toThrow(message);
  });
}

test('the accessibility check finds an element that appears after a check of the same document', async ({
  page,
}) => {
  await page.setContent(pageWith(''));
  await accessibleAtEverySize(page, 'the example');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  await expect(accessibleAtEverySize(page, 'the example')).rejects.toThrow(/button-name/);
});
