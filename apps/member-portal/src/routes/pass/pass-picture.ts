import type { DoorPass } from '@detroit-well/api-client/contract';
import { brand } from '@detroit-well/config/brand';
import { generate } from 'lean-qr';
import { inGroups } from './code-groups.ts';

const width = 900;
const height = 1_200;
const margin = 80;
/** The quiet zone that scanners need, in modules. */
const quiet = 4;
const paper = '#fff';
const ink = '#0c0d10';

/** Saves the pass as a PNG for the pictures of a phone. It needs no network. */
export async function savePassPicture({ code, name }: DoorPass): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser draws no pictures');
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  context.fillStyle = ink;
  const family = getComputedStyle(document.body).fontFamily;
  context.font = `800 56px ${family}`;
  context.fillText(name, margin, margin + 56, width - 2 * margin);
  context.font = `500 32px ${family}`;
  context.fillText(brand.name, margin, margin + 116);
  const qr = generate(code);
  const module = Math.floor((width - 2 * margin) / (qr.size + 2 * quiet));
  const left = (width - module * qr.size) / 2;
  const top = 280;
  for (let y = 0; y < qr.size; y += 1)
    for (let x = 0; x < qr.size; x += 1)
      if (qr.get(x, y)) context.fillRect(left + x * module, top + y * module, module, module);
  context.font = '500 34px monospace';
  context.textAlign = 'center';
  context.fillText(inGroups(code), width / 2, height - margin, width - 2 * margin);
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (picture === null) throw new Error('the browser wrote no picture');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = 'pass.png';
  link.click();
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
