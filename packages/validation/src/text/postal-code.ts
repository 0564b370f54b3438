const canadian = /^([A-Z]\d[A-Z])[ -]*(\d[A-Z]\d)$/i;

/** A clean postal code as it is stored: a Canadian one in capitals with its space (`K1A 0B1`), any other as it is. */
export function canonicalPostalCode(country: string, code: string): string {
  return country === 'CA'
    ? code.replace(canadian, (_, area: string, unit: string) => `${area} ${unit}`.toUpperCase())
    : code;
}
