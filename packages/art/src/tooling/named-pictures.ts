import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { namedDigest, artPath } from '../address/path.ts';
import { art } from '../art.ts';
import { pictures } from '../pictures/named.ts';
import type { PictureName } from '../pictures/named.ts';

/** Every named picture as an SVG document, with its path. */
export function drawNamedPictures(): { readonly path: string; readonly svg: string }[] {
  // The list is typed by its keys only.
  const names = Object.keys(pictures) as PictureName[];
  return names.map((name) => ({ path: artPath.named(name), svg: art(pictures[name]) }));
}

/** The digest of pictures, for their addresses. */
export function digestOf(pictures: readonly { readonly svg: string }[]): string {
  const digest = createHash('sha256');
  for (const { svg } of pictures) digest.update(svg);
  return digest.digest('base64url').slice(0, 8);
}

/** Vite plugin: writes every named picture into the client build at its address. */
export function namedPictures(): Plugin {
  return {
    name: 'named-pictures',
    apply: 'build',
    generateBundle() {
      const pictures = drawNamedPictures();
      const digest = digestOf(pictures);
      if (digest !== namedDigest) {
        throw new Error(`The named pictures have changed: set namedDigest in packages/art to '${digest}'.`);
      }
      for (const { path, svg } of pictures) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: svg });
      }
    },
  };
}
