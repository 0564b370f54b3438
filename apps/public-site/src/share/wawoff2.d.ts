declare module 'wawoff2/decompress.js' {
  /** Turns a WOFF2 file into the OpenType font inside it. */
  export default function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
