/** Formats a whole number with thousands separators as in en-US: `1,234`. ADR-011 explains why it does not use `Intl`. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
