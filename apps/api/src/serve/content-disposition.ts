/** RFC 8187 takes fewer characters as they are than `encodeURIComponent` leaves. */
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** A download under its name, whatever the name holds; with a plain one beside it for old clients. */
export function attachment(fileName: string): string {
  // No line ends, no ways out of the folder: the name goes into a header, then onto somebody's disk.
  const name = fileName.replaceAll(/[\p{Cc}/\\]/gu, ' ').trim() || 'download';
  const plain = name.replaceAll(/[^\x20-\x7e]|["%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`;
}
