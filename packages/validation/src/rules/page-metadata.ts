import * as constants from '@detroit-well/config/constants';

/** Advice about one tag of a page. */
export interface MetadataAdvice {
  readonly level: 'error' | 'warning';
  readonly field: 'title' | 'description' | 'image';
  readonly text: string;
}

const { titleChars, descriptionChars } = constants.titleGuidance;

/**
 * Advice for the tags of a page (SPEC-A 5, page metadata): a missing title or description is an error; a
 * length outside 30 to 60 or 120 to 160 characters, or a missing image, a warning.
 */
export function metadataAdvice(page: {
  title?: string;
  description?: string;
  image?: string;
}): MetadataAdvice[] {
  const advice = [
    lengthAdvice('title', page.title, titleChars),
    lengthAdvice('description', page.description, descriptionChars),
  ].filter((row) => row !== undefined);
  if (!page.image?.trim()) advice.push({ level: 'warning', field: 'image', text: 'No image' });
  return advice;
}

function lengthAdvice(
  field: 'title' | 'description',
  text: string | undefined,
  { min, max }: { min: number; max: number },
): MetadataAdvice | undefined {
  const length = text?.trim().length ?? 0;
  if (length === 0) return { level: 'error', field, text: `No ${field}` };
  if (length >= min && length <= max) return undefined;
  return {
    level: 'warning',
    field,
    text: `The ${field} has ${length} characters; ${min} to ${max} are good`,
  };
}
