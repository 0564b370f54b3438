/** `1 included session`, `4 included sessions`. */
export const includedText = (count: number): string =>
  count === 1 ? '1 included session' : `${count} included sessions`;
