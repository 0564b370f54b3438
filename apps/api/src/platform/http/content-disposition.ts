/** RFC 8187 allows fewer unescaped characters than `encodeURIComponent` produces. */
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** A Content-Disposition header for any file name, with an ASCII fallback for old clients. */
export function attachment(fileName: string): string {
  // Removes line breaks and path separators: the name goes into a header and onto the user's disk.
  const name = fileName.replaceAll(/[\p{Cc}/\\]/gu, ' ').trim() || 'download';
  const plain = name.replaceAll(/[^\x20-\x7e]|["%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`;
}
