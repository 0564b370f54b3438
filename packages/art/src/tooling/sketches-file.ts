/** The sketches of a client build, beside its manifest. The file is for the server; no browser requests it. */
export const sketchesFile = '.vite/sketches.json';
