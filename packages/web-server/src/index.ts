/** The server that the public site and the portal start from (ADR-051). */
export { readManifest, reachedChunks } from './client-build.ts';
export { chooseEncoding, encodeDocument, sendDocument, sendEncoded } from './compression.ts';
export type { EncodedBodies, EncodedDocument } from './compression.ts';
export {
  contentPolicy,
  developmentPolicy,
  hashSource,
  nonceSource,
  publicPicture,
} from './content-policy.ts';
export { serveBuiltFiles } from './built-files.ts';
export { createWebServer } from './create-web-server.ts';
export { escapeHtml, jsonForScript } from './escape.ts';
export { followClock } from './followed-clock.ts';
export type { ServerClock } from './followed-clock.ts';
export { faviconSvg } from './favicon.ts';
export { createLogger } from './logging.ts';
export { DrawingQueueFull, drawnFiles } from './pictures/drawn-files.ts';
export type { DrawnFiles } from './pictures/drawn-files.ts';
export { pictureRoutes, sendPictureError } from './pictures/picture-routes.ts';
export { createPictures } from './pictures/pictures.ts';
export type { Pictures } from './pictures/pictures.ts';
export { requestedUrl } from './requested-url.ts';
export { startNotice } from './start-notice.ts';
export { runWebServer } from './run-web-server.ts';
export { scriptUrlPolicy } from './third-parties.ts';
