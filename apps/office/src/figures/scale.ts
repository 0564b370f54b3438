/** The values at which a plot draws its grid lines: two or three round ones up to the highest value. */
export function gridLines(highest: number): number[] {
  if (highest <= 0) return [];
  const power = 10 ** Math.floor(Math.log10(highest));
  const step =
    [0.2, 0.25, 0.5, 1, 2, 2.5, 5].map((part) => part * power).find((part) => highest / part < 4) ?? power;
  const lines = Math.floor(highest / step);
  return Array.from({ length: lines }, (_, index) => (index + 1) * step);
}
