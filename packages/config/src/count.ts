/** A whole number with its thousands apart, as in en-US: `1,234`. By hand for the reason of ADR-048. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
