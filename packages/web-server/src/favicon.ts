import type { FastifyInstance } from 'fastify';

/** The logo on a dark background: two bars that lean by 20 degrees. */
export const faviconSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#0c0d10" d="M0 0h32v32H0z"/>' +
  '<path fill="#ff3b1f" d="M13.300 5h5.200l-8 22H5.300zM21.500 5h5.200l-8 22h-5.200z"/></svg>';

/** The same as PNG of 180 px, because the home screen of iOS takes no SVG. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAALQAAAC0BAMAAADP4xsBAAAAMFBMVEX/Ox8MDRDeNB0fEBGZJxgRDhA2FBKvKxpMGRPGMBt4IRZhHRX3OR7tNx' +
    '3lNh2HJBjyiS4CAAAACXBIWXMAAAsTAAALEwEAmpwYAAACgElEQVRo3u3az2kXURTF8SGIElREk6BxpVmILrN3oSWkACFYgZagFUQ7sANLEKzB' +
    'vSVYQkB+A7nO/ZdzThbCfcuz+DDw3nc3y8MbO8vQQw899NBDDz300P8T/fnk6nm1zu/NfHKG0B+Wq+fWOr8x8x3kqw9+GOP2bj76bea7CP3UEM' +
    'vz3fzEzr8Q+tga33bzYzu/Rehza5zu5td2/oTQfwyxv87fzbwHPb5n/nVdmPkBQv9zXT/Xd7O47+Za9KE1Pvrv5gtCv/Ov65H/bq5F2+u6f+a+' +
    'm3unCA1l3qKxzFs0lnmLxjJv0VjmLRrLvEVjmXdoMPMODWbeocHMOzSYeYcGM2/QaOYNGs28QaOZN2g08waNZt6g0cxrGs68puHMaxrOvKbhzG' +
    'sazryk8cxLGs+8pPHMSxrPvKTxzEsaz7yiicwrmsi8oonMK5rIvKKJzAuaybygmcwLmsm8oJnMC5rJvKCZzHOayjynqcxzmso8p6nMc5rKPKW5' +
    'zFOayzylucxTmss8pbnMU5rLPKPJzDOazDyjycwzmsw8o8nME5rNPKHZzBOazTyh2cwTms08odnMY5rOPKbpzGOazjym6cxjms48pPnMQ5rPPK' +
    'T5zEOazzyk+cxDms88ogWZR7Qg84gWZB7RgswjWpB5QCsyD2hF5gGtyDygFZkHtCLzgFZk7tOSzH1akrlPSzL3aUnmPi3J3KU1mbu0JnOX1mTu' +
    '0prMXVqTuUtrMvdoUeYeLcrco0WZe7Qoc48WZe7QqswdWpW5Q6syd2hV5g6tytyhVZlvaVnmW1qW+ZaWZb6lZZlvaVnmG/rI/or7Yt2/mvnl/C' +
    'Q99NBDDz300EMPPfTfcwnhWdSxU1S2YQAAAABJRU5ErkJggg==',
  'base64',
);

/** The icons of a browser tab and of the home screen, at the addresses that browsers request without a link. */
export function faviconRoutes(app: FastifyInstance): void {
  const icon = (path: string, type: string, body: string | Buffer) =>
    app.get(path, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=86400').send(body),
    );
  icon('/favicon.svg', 'image/svg+xml', faviconSvg);
  icon('/favicon.ico', 'image/svg+xml', faviconSvg);
  icon('/apple-touch-icon.png', 'image/png', png);
}
