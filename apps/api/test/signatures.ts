import sharp from 'sharp';

/** A signature as the signature pad sends it: a stroke of ink on a transparent background, as a data URL. */
export async function drawn({ ink = '#111', paper = 'none', type = 'png', width = 600, height = 200 } = {}) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${paper}"/>
    <path d="M40 120 C 120 10, 180 10, 190 140 S 400 190, 560 60" fill="none" stroke="${ink}" stroke-width="5"/></svg>`;
  const picture = sharp(Buffer.from(svg));
  const bytes = await (
    type === 'png' ? picture.png() : type === 'jpeg' ? picture.jpeg() : picture.webp()
  ).toBuffer();
  return dataUrl(bytes, type);
}

export const dataUrl = (bytes: Uint8Array, type = 'png') =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** A picture of a single color, without a signature. */
export async function blank({ background = '#fff', width = 600, height = 200 } = {}) {
  const create = { width, height, channels: 4 as const, background };
  return dataUrl(await sharp({ create }).png().toBuffer());
}
