import { describe, expect, it } from 'vitest';
import { random } from '../src/math/random.ts';
import { unlit } from '../src/scene.ts';
import type { Light, Mark } from '../src/scene.ts';
import { poseAt } from '../src/scenes/body.ts';
import { marey } from '../src/scenes/marey.ts';
import { printPlate } from '../src/screen/plate.ts';
import { sampleColumns } from '../src/screen/sample.ts';
import { simplify } from '../src/screen/simplify.ts';
import { ribbon } from '../src/stroke/ribbon.ts';
import { pathWriter, unitsPerPixel } from '../src/svg/path.ts';

const lit: Light = [1, 0, 0, 0];
const plate = { amount: (v: Light) => v[0], gamma: 1, low: 0.05 };

describe('the screen', () => {
  it('finds the edge of an object to a quarter of a pixel on every line', () => {
    const edge = 40.3;
    const columns = sampleColumns((_, y) => (y < edge ? unlit : lit), 100, 100, 8);
    for (const { samples } of columns) {
      const i = samples.findIndex((s) => s.light === lit);
      if (i < 1) continue;
      expect(samples[i]?.y).toBeGreaterThanOrEqual(edge);
      expect((samples[i]?.y ?? 0) - (samples[i - 1]?.y ?? 0)).toBeLessThan(0.25);
    }
    expect(columns.length).toBeGreaterThan(12);
  });

  it('prints nothing where there is no light', () => {
    const path = pathWriter();
    printPlate(
      sampleColumns(() => unlit, 100, 100, 8),
      8,
      plate,
      path,
    );
    expect(path.text()).toBe('');
  });

  it('never lets two neighboring lines touch', () => {
    const columns = sampleColumns(() => lit, 64, 64, 8).slice(0, 1);
    const path = pathWriter();
    printPlate(columns, 8, plate, path);
    const foot = columns[0]?.foot ?? 0;
    let x = 0;
    const reach = [...path.text().matchAll(/(-?\d+)[ -]?(-?\d+)/g)].map((step, i) => {
      x = i === 0 ? Number(step[1]) : x + Number(step[1]);
      return Math.abs(x / unitsPerPixel - foot);
    });
    expect(Math.max(...reach)).toBeLessThan(4);
  });

  it('removes points that lie on a straight edge', () => {
    const straight = Array.from({ length: 9 }, (_, i) => ({ y: i, half: i * 0.5 }));
    expect(simplify(straight, 0.01)).toEqual([straight[0], straight[8]]);
    const bent = straight.map((p, i) => (i === 4 ? { ...p, half: 5 } : p));
    expect(simplify(bent, 0.01)).toContainEqual({ y: 4, half: 5 });
  });
});

describe('a path', () => {
  it('uses relative integer quarter pixels and starts each outline from the start of the previous one', () => {
    const path = pathWriter();
    path.polygon([
      [1, 1],
      [2, 1],
      [2, 2],
    ]);
    path.polygon([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
    expect(path.text()).toBe('m4 4 4 0 0 4zm-4-4 4 0 0 4z');
  });

  it('drops shapes that are too small to see', () => {
    const path = pathWriter();
    path.polygon([
      [1, 1],
      [1.01, 1],
      [1, 1.01],
    ]);
    path.line([[3, 3]]);
    expect(path.text()).toBe('');
  });
});

describe('a trail', () => {
  it('has an outline on both sides of its course', () => {
    const outline = ribbon([
      [0, 0, 2],
      [10, 0, 2],
    ]);
    expect(outline.map(([x, y]) => [x, Math.abs(y)])).toEqual([
      [0, 2],
      [10, 2],
      [10, 2],
      [0, 2],
    ]);
  });

  it('with a single point has no outline', () => {
    expect(ribbon([[1, 1, 1]])).toEqual([]);
  });
});

describe('the chronophotograph', () => {
  it('keeps every head and hand inside the picture for any seed', () => {
    const highest = (mark: Mark): number =>
      'points' in mark ? Math.min(...mark.points.map((p) => p[1])) : mark.at[1] - mark.radius;
    for (let i = 0; i < 60; i++) {
      const stage = { random: random(`m${i}`), w: 640, h: 400, pitch: 8, day: true };
      expect(Math.min(...marey(stage, {}).marks.map(highest))).toBeGreaterThan(8);
    }
  });

  it('keeps both feet near the floor in a skating stride', () => {
    for (let q = 0; q < 6.3; q += 0.1) {
      const { legA, legB } = poseAt(0, q, 0, 0, 1);
      const lower = Math.max(legA[2]?.[1] ?? 9, legB[2]?.[1] ?? 9);
      expect(Math.abs(lower)).toBeLessThan(0.2);
    }
  });
});
