import type { Page } from '@playwright/test';
import { fillDateOfBirth, identify } from '../../fixtures/guest.ts';
import { openWaiver } from '../../fixtures/new-account.ts';
import { expect, test } from '../../fixtures/test.ts';

test(
  'a new member signs the waiver and continues even when the connection is lost right after',
  { tag: '@time' },
  async ({ page, context, addresses, studio, accessible }) => {
    const person = await test.step('a new account opens the waiver screen', () =>
      openWaiver(page, addresses));

    await test.step('the first step says what is missing, and that minors cannot sign', async () => {
      const step = page.getByRole('form', { name: 'Who signs' });
      await expect(page.getByRole('button', { name: 'Sign waiver' })).toHaveCount(0);
      await step.getByLabel('First name').fill(person.firstName);
      await fillDateOfBirth(step, `${(await studio.now()).getFullYear() - 17}-01-01`);
      await step.getByRole('button', { name: 'Continue' }).click();
      await expect(step.getByLabel('Last name')).toHaveAccessibleDescription('Last name is required');
      await expect(step.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(
        /You can sign the waiver from your 18th birthday on/,
      );
      await accessible(page, 'the first step of the waiver with errors');
    });

    await test.step('with a name and a date of birth, the second step opens', async () => {
      await identify(page, person);
      await page.reload();
      await expect(page.getByText('Josephine Baker, born June 3, 1981')).toBeVisible();
    });

    await test.step('signing requires three checkboxes and a signature', async () => {
      const sign = page.getByRole('button', { name: 'Sign waiver' });
      await expect(sign).toBeDisabled();
      for (const box of await page.getByRole('form', { name: 'Sign the waiver' }).getByRole('checkbox').all())
        await box.check();
      await page.getByLabel('Or type your full name').fill('Josephine Baker');
      await accessible(page, 'a waiver ready to be signed');
      const response = page.waitForResponse(/\/waiver\/accept\//);
      await sign.click();
      expect((await response).status()).toBe(200);
      await context.setOffline(true);
    });

    await test.step('the screen confirms the signature and links to the sessions', async () => {
      await expect(page.getByText('Your waiver is signed.')).toBeVisible();
      await expect(page.getByText(/^Completed, /)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Register for sessions' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Sign waiver' })).toHaveCount(0);
      await context.setOffline(false);
      await accessible(page, 'a signed waiver');
    });
  },
);

test(
  'a member signs the waiver with a drawing, which survives a rotation and a change of theme',
  { tag: '@time' },
  async ({ page, context, addresses, accessible, isMobile }) => {
    await identify(page, await openWaiver(page, addresses));
    const canvas = page.locator('.signature canvas');
    const draw = await penOn(page, isMobile);
    const sign = page.getByRole('button', { name: 'Sign waiver' });
    await expect(sign).toBeDisabled();
    for (const box of await page.getByRole('form', { name: 'Sign the waiver' }).getByRole('checkbox').all())
      await box.check();

    await test.step('a stroke of two points is a line, not a dot', async () => {
      await draw([
        [0.2, 0.5],
        [0.5, 0.5],
      ]);
      await expect(sign).toBeEnabled();
      expect((await inkOf(canvas)).right).toBeGreaterThan(0.48);
    });

    await test.step('Clear removes the drawing', async () => {
      await page.getByRole('button', { name: 'Clear' }).click();
      await expect(sign).toBeDisabled();
      expect((await inkOf(canvas)).pixels).toBe(0);
    });

    await test.step('a drawing of two strokes keeps its position when the screen rotates', async () => {
      await draw(wave(0.1, 0.6));
      await draw([
        [0.7, 0.3],
        [0.75, 0.5],
        [0.8, 0.7],
      ]);
      await expect(sign).toBeEnabled();
      const before = await inkOf(canvas);
      const size = page.viewportSize() ?? { width: 0, height: 0 };
      await page.setViewportSize({ width: size.height, height: size.width });
      await page.setViewportSize({ width: 420, height: 900 });
      await expect(async () => {
        const after = await inkOf(canvas);
        for (const side of ['left', 'right', 'top', 'bottom'] as const)
          expect(Math.abs(after[side] - before[side])).toBeLessThan(0.02);
      }).toPass();
      await page.setViewportSize(size);
    });

    await test.step('the ink follows the theme', async () => {
      const { brightness } = await inkOf(canvas);
      await page.getByText(brightness > 128 ? 'Day' : 'Night', { exact: true }).click();
      await expect
        .poll(async () => ((await inkOf(canvas)).brightness > 128 ? 'light' : 'dark'))
        .toBe(brightness > 128 ? 'dark' : 'light');
      await accessible(page, 'a drawn signature');
    });

    await test.step('the server receives the drawing as dark ink on white', async () => {
      const sent = page.waitForRequest(/\/waiver\/accept\//);
      await sign.click();
      const { signature } = (await sent).postDataJSON() as { signature: string };
      const blank = await context.newPage();
      const picture = await blank.evaluate(async (source) => {
        const image = Object.assign(new Image(), { src: source });
        await image.decode();
        const copy = Object.assign(document.createElement('canvas'), {
          width: image.naturalWidth,
          height: image.naturalHeight,
        });
        const context2d = copy.getContext('2d');
        context2d?.drawImage(image, 0, 0);
        const { data } = context2d!.getImageData(0, 0, copy.width, copy.height);
        const pixels = Array.from({ length: data.length / 4 }, (_, at) =>
          Array.from(data.slice(at * 4, at * 4 + 4)),
        );
        return {
          size: [copy.width, copy.height],
          corner: pixels[0],
          darkest: pixels.reduce((least, pixel) => ((pixel[0] ?? 0) < (least[0] ?? 0) ? pixel : least)),
          opaque: pixels.every((pixel) => pixel[3] === 255),
        };
      }, signature);
      expect(picture).toEqual({
        size: [600, 190],
        corner: [255, 255, 255, 255],
        darkest: [12, 13, 16, 255],
        opaque: true,
      });
      await expect(page.getByText('Your waiver is signed.')).toBeVisible();
    });
  },
);

type Position = readonly [x: number, y: number];

/** A wavy line between two fractions of the pad's width. */
const wave = (from: number, to: number): Position[] =>
  Array.from({ length: 40 }, (_, at) => [from + ((to - from) * at) / 39, 0.5 + 0.3 * Math.sin(at / 3)]);

/** Draws strokes on the pad with the mouse, on a phone with a finger. Positions are fractions of the pad. */
async function penOn(page: Page, isMobile: boolean): Promise<(stroke: readonly Position[]) => Promise<void>> {
  const finger = isMobile ? await page.context().newCDPSession(page) : undefined;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger?.send('Input.dispatchTouchEvent', { type, touchPoints });
  return async (stroke) => {
    const canvas = page.locator('.signature canvas');
    await canvas.scrollIntoViewIfNeeded();
    const box = (await canvas.boundingBox())!;
    for (const [at, [left, top]] of stroke.entries()) {
      const x = box.x + box.width * left;
      const y = box.y + box.height * top;
      if (finger) await touch(at === 0 ? 'touchStart' : 'touchMove', [{ x, y }]);
      else {
        await page.mouse.move(x, y);
        if (at === 0) await page.mouse.down();
      }
    }
    if (finger) await touch('touchEnd', []);
    else await page.mouse.up();
  };
}

interface Ink {
  readonly pixels: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly brightness: number;
}

/** Finds the painted part of a canvas, as fractions of its size, and how light its ink is. */
const inkOf = (canvas: ReturnType<Page['locator']>): Promise<Ink> =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element;
    const { data } = element.getContext('2d')!.getImageData(0, 0, width, height);
    const xs: number[] = [];
    const ys: number[] = [];
    let light = 0;
    for (let at = 0; at < width * height; at += 1) {
      if ((data[at * 4 + 3] ?? 0) < 128) continue;
      xs.push(at % width);
      ys.push(Math.floor(at / width));
      light += data[at * 4] ?? 0;
    }
    const least = (of: number[]) => of.reduce((a, b) => Math.min(a, b), Infinity);
    const most = (of: number[]) => of.reduce((a, b) => Math.max(a, b), 0);
    return {
      pixels: xs.length,
      left: least(xs) / width,
      right: most(xs) / width,
      top: least(ys) / height,
      bottom: most(ys) / height,
      brightness: light / Math.max(1, xs.length),
    };
  });
