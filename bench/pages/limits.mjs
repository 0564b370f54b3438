import { median } from './measure.mjs';

const everyPublicPage = [
  ['LCP relative to the same page as plain HTML', (of) => of('lcp') / of('lcp', 'plain'), 1.1],
  ['main thread, s', (of) => of('mainThread') / 1000, 0.8],
  ['scripts before the largest paint', (of) => of('scriptsBeforeLcp'), 0],
  ['script requests', (of) => of('scripts'), 8],
];

/** Figures of a page compared with others of the same run, each with its upper limit. */
const limits = {
  public: [
    ...everyPublicPage,
    ['not painted at the first paint, % of the screen', (of) => Math.round(100 - of('complete') * 100), 5],
    ['LCP relative to a plain text article', (of) => of('lcp') / of('lcp', 'article'), 1.35],
    ['shift', (of) => of('cls'), 0.01],
  ],
  blog: [
    ...everyPublicPage,
    ['script files before load, kB', (of) => of('firstScriptBytes') / 1000, 12],
    // 0.85 of the 126 kB that Next.js loads for an article.
    ['script, kB', (of) => of('scriptBytes') / 1000, 107],
    // Zero, to the three decimal places that Lighthouse shows.
    ['shift', (of) => of('cls'), 0.0005],
    ['points below a Lighthouse score of 99', (of) => 99 - of('score'), 0],
  ],
  dashboard: [
    ['LCP relative to the usual stack', (of) => of('lcp') / of('lcp', 'usual'), 0.65],
    [
      'script of the first view relative to the usual stack',
      (of) => of('firstScriptBytes') / of('firstScriptBytes', 'usual'),
      0.8,
    ],
    ['shift', (of) => of('cls'), 0.01],
  ],
  portal: [['shift', (of) => of('cls'), 0.01]],
};

/** Prints a page's medians and limits; returns whether the page is within all limits. */
export function report(visits, name, kind) {
  const of = (key, other) =>
    median(visits[other === 'plain' ? `${name}, plain` : (other ?? name)].map((one) => one[key]));
  const ms = (key) => `${of(key).toFixed(0)} ms`;
  console.log(
    `${name}\n  Lighthouse ${of('score').toFixed(0)}, first paint ${ms('fcp')}, LCP ${ms('lcp')}, main thread ${ms('mainThread')} (${ms('tracedMainThread')} while it is traced), ` +
      `blocked ${ms('blocked')}, document ${(of('documentBytes') / 1000).toFixed(1)} kB, ` +
      `${of('scripts')} scripts of ${(of('scriptBytes') / 1000).toFixed(1)} kB, ${(of('complete') * 100).toFixed(1)} % of the screen at first paint`,
  );
  let withinLimits = true;
  for (const [what, figure, limit] of limits[kind] ?? []) {
    const value = figure(of);
    const over = !(value <= limit);
    withinLimits &&= !over;
    console.log(`  ${over ? 'OVER' : 'ok  '} ${what}: ${value.toFixed(3)} (limit ${limit})`);
  }
  return withinLimits;
}
