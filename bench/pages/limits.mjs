import { median } from './measure.mjs';

const shift = ['shift', (of) => of('cls'), 0.05];

/** Figures of a page compared with others of the same run, each with its upper limit. */
const limits = {
  public: [
    ['LCP relative to a plain text article', (of) => of('lcp') / of('lcp', 'article'), 1.5],
    ['LCP relative to the same page as plain HTML', (of) => of('lcp') / of('lcp', 'plain'), 1.15],
    ['main thread, s', (of) => of('mainThread') / 1000, 1],
    ['scripts before the largest paint', (of) => of('scriptsBeforeLcp'), 0],
    ['script, kB', (of) => of('scriptBytes') / 1000, 120],
    shift,
  ],
  dashboard: [
    ['LCP relative to the usual stack', (of) => of('lcp') / of('lcp', 'usual'), 0.5],
    [
      'script of the first view relative to the usual stack',
      (of) => of('firstScriptBytes') / of('firstScriptBytes', 'usual'),
      1.05,
    ],
    shift,
  ],
  portal: [shift],
};

/** One run cannot decide a smaller difference, so a figure up to this many times its limit counts as met. */
const tolerance = 1.1;

function verdict(value, limit) {
  if (value <= limit) return 'ok  ';
  return value <= limit * tolerance ? 'near' : 'OVER';
}

/** Prints a page's medians and limits; returns whether the page meets all limits. */
export function report(visits, name, kind) {
  const of = (key, other) =>
    median(visits[other === 'plain' ? `${name}, plain` : (other ?? name)].map((one) => one[key]));
  const ms = (key) => `${of(key).toFixed(0)} ms`;
  console.log(
    `${name}\n  Lighthouse ${of('score').toFixed(0)}, first paint ${ms('fcp')}, LCP ${ms('lcp')}, main thread ${ms('mainThread')} (${ms('tracedMainThread')} while it is traced), ` +
      `blocked ${ms('blocked')}, document ${(of('documentBytes') / 1000).toFixed(1)} kB, ` +
      `${of('scripts')} scripts of ${(of('scriptBytes') / 1000).toFixed(1)} kB, ${(of('complete') * 100).toFixed(1)} % of the screen at first paint`,
  );
  const rows = (limits[kind] ?? []).map(([what, figure, limit]) => ({ what, value: figure(of), limit }));
  for (const { what, value, limit } of rows)
    console.log(`  ${verdict(value, limit)} ${what}: ${value.toFixed(3)} (limit ${limit})`);
  return rows.every(({ value, limit }) => verdict(value, limit) !== 'OVER');
}
