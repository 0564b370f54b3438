/** Problems in a picture's markup (elements, attributes, numbers), found without a browser. Empty when there are none. */
export function problemsOf(svg: string): string[] {
  const problems: string[] = [];
  const open: string[] = [];
  const rest = svg.replace(/<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<>&]*")*)(\/?)>/g, (...found: string[]) => {
    const [, closing, name = '', attributes = '', empty] = found;
    if (!elements.has(name)) problems.push(`element ${name}`);
    if (closing) {
      if (open.pop() !== name) problems.push(`</${name}> closes another element`);
    } else if (!empty) open.push(name);
    for (const [, key = '', value = ''] of attributes.matchAll(/ ([a-zA-Z-]+)="([^"]*)"/g))
      if (!attributePatterns[key]?.test(value)) problems.push(`attribute ${key}="${value.slice(0, 60)}"`);
    return '';
  });
  if (rest !== '') problems.push(`text ${rest.slice(0, 60)}`);
  if (open.length > 0) problems.push(`left open: ${open.join(' ')}`);
  return problems;
}

const elements = new Set(['svg', 'g', 'path']);
const color = /^(#[0-9A-F]{6}|none)$/;
/** The allowed attributes. Only finite plain numbers match, so NaN and 1e21 are rejected. */
const attributePatterns: Record<string, RegExp> = {
  xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/,
  width: /^\d{2,4}$/,
  height: /^\d{2,4}$/,
  viewBox: /^0 0 \d{2,4} \d{2,4}$/,
  preserveAspectRatio: /^xMidYMid slice$/,
  transform: /^(skewX\(-20\) )?scale\(0\.25\)$/,
  fill: color,
  stroke: color,
  'stroke-width': /^\d{1,3}$/,
  d: /^([MmlahvHVz]|-?\d{1,5}|[ ])+$/,
};
