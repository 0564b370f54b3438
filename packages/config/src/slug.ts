/**
 * A name as it stands in an address (SPEC-A 7.15): `Skate//Well` becomes `skate-well`.
 * Only `[a-z0-9-]`, no dash at either end; empty when nothing of the name survives. Idempotent.
 */
export function slug(name: string): string {
  return name
    .replaceAll('//', '-')
    .toLowerCase()
    .replace(/\s/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}
