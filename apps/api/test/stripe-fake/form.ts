/** Stripe's bodies are forms with brackets: `metadata[key]=x` becomes `{ metadata: { key: 'x' } }`. */
export interface Form {
  readonly [field: string]: string | Form | undefined;
}

export function readForm(text: string): Form {
  const form: Record<string, string | Record<string, string>> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [, field, inner] = /^([^[]+)(?:\[([^\]]*)\])?/.exec(name) ?? [];
    if (field === undefined) continue;
    if (inner === undefined) form[field] = value;
    else form[field] = { ...(typeof form[field] === 'object' ? form[field] : {}), [inner]: value };
  }
  return form;
}

export const text = (form: Form, field: string): string | undefined => {
  const value = form[field];
  return typeof value === 'string' ? value : undefined;
};
export const inside = (form: Form, field: string): Record<string, string> => {
  const value = form[field];
  return typeof value === 'object' ? (value as Record<string, string>) : {};
};
