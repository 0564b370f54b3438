import { drawNamedPictures } from '@detroit-well/art/build';
import { faviconSvg } from '@detroit-well/web-server';
import type { AstroIntegration } from 'astro';

/** Serves in development what otherwise the build writes and the server adds: the pictures and the icon. */
export function developmentFiles(): AstroIntegration {
  return {
    name: 'development-files',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const files = new Map(drawNamedPictures().map(({ path, svg }) => [path, svg]));
        files.set('/favicon.svg', faviconSvg);
        server.middlewares.use((request, response, next) => {
          const file = files.get(request.url ?? '');
          if (file === undefined) next();
          else response.setHeader('content-type', 'image/svg+xml').end(file);
        });
      },
    },
  };
}
