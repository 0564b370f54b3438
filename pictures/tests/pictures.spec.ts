import { expect } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { examplesFiles } from './examples.ts';
import { desktop, phone, pictureOf, test } from './kit-page.ts';

test.describe('the examples look as in their reviewed picture', () => {
  for (const file of examplesFiles) {
    test(file.name, async ({ kitPage }) => {
      await kitPage.setViewportSize(phone);
      await kitPage.evaluate((name) => window.showExamples([name], ['light', 'dark']), file.name);
      expect(await pictureOf(kitPage)).toMatchSnapshot(`${file.name}.png`);
      if (!file.isWide) return;
      await kitPage.setViewportSize(desktop);
      await kitPage.evaluate((name) => window.showExamples([name], ['light']), file.name);
      expect(await pictureOf(kitPage)).toMatchSnapshot(`${file.name}-wide.png`);
    });
  }
});

const controls = ['checkbox', 'icon-button', 'select-field', 'tabs', 'text-link', 'theme-toggle'];

test('controls look as in their reviewed picture while they have the focus', async ({ kitPage }) => {
  await kitPage.setViewportSize(phone);
  await kitPage.evaluate((names) => window.showExamples(names, ['light', 'dark']), controls);
  const devTools = await kitPage.context().newCDPSession(kitPage);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeIds } = await devTools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '.stage :is(a, button, input, select):not(:disabled)',
  });
  for (const nodeId of nodeIds) {
    const forcedPseudoClasses = ['focus', 'focus-visible', 'focus-within'];
    await devTools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  }
  expect(await pictureOf(kitPage)).toMatchSnapshot('focus.png');
  await devTools.detach();
});

/** What only a color, a gradient or a shadow shows. */
const colored = [
  'avatar',
  'badge',
  'checkbox',
  'filter-chip',
  'pagination',
  'price-box',
  'progress-bar',
  'radio-cards',
  'seat-meter',
  'seconds-meter',
  'star-rating',
  'strength-meter',
  'tabs',
  'theme-toggle',
  'training-item',
];

test('examples look as in their reviewed picture in high contrast', async ({ kitPage }) => {
  await kitPage.setViewportSize(phone);
  await kitPage.emulateMedia({ forcedColors: 'active' });
  await kitPage.evaluate((names) => window.showExamples(names, ['light']), colored);
  expect(await pictureOf(kitPage)).toMatchSnapshot('high-contrast.png');
  await kitPage.emulateMedia({ forcedColors: null });
});

test('a changed color differs from the reviewed picture (positive control)', async ({ kitPage }) => {
  await kitPage.setViewportSize(phone);
  await kitPage.evaluate(() => window.showExamples(['status'], ['light', 'dark']));
  const style = await kitPage.addStyleTag({
    content: '[data-theme] { --success: #17623d !important; --warn: #17623d !important }',
  });
  expect(await pictureOf(kitPage)).not.toMatchSnapshot('status.png');
  await style.evaluate((element) => (element as Element).remove());
});

test('every picture belongs to a file of examples', () => {
  const expected = examplesFiles.flatMap((file) => [
    `${file.name}.png`,
    ...(file.isWide ? [`${file.name}-wide.png`] : []),
  ]);
  const pictures = readdirSync(join(import.meta.dirname, '../baselines'));
  expect(pictures.toSorted()).toEqual([...expected, 'focus.png', 'high-contrast.png'].toSorted());
});
