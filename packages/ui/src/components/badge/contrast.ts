type Rgb = readonly [number, number, number];

function parseHex(color: string): Rgb | null {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  const found = short?.slice(1).map((digit) => digit + digit) ?? long?.slice(1);
  if (!found) return null;
  const [red = '0', green = '0', blue = '0'] = found;
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)];
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (part: number) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG contrast ratio of two hex colors, 1 to 21. Null when a color is invalid. */
export function contrast(one: string, other: string): number | null {
  const first = parseHex(one);
  const second = parseHex(other);
  if (!first || !second) return null;
  const lights = [luminance(first), luminance(second)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}
