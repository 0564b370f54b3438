import { readTabValue, writeTabValue } from '../tab-storage.ts';

const key = 'typed-fields';
/** A form may load its code before its fields exist. Milliseconds. */
const longestWaitMs = 15_000;
/** Never stored: secrets, and choices that a person makes anew, such as a consent. */
const omitted = ['password', 'hidden', 'file', 'checkbox', 'radio', 'submit', 'button'];

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A value by the name of its field, and its place among the fields of that name. */
interface TypedField {
  readonly name: string;
  readonly place: number;
  readonly value: string;
  readonly focused: boolean;
}
interface TypedFields {
  readonly address: string;
  readonly fields: readonly TypedField[];
}

const fieldsOf = (name: string): readonly Field[] => [
  ...document.querySelectorAll<Field>(`:is(input,textarea,select)[name="${CSS.escape(name)}"]`),
];

/** Keeps what is typed on this page for the document that a reload loads. Passwords, cards and consents are left out. */
export function keepTypedFields(): void {
  const typed = [...document.querySelectorAll<Field>('input[name],textarea[name],select[name]')].filter(
    ({ type, value, autocomplete }) =>
      value !== '' && !omitted.includes(type) && !/^cc-|code/.test(autocomplete),
  );
  const fields = typed.map((field) => ({
    name: field.name,
    place: fieldsOf(field.name).indexOf(field),
    value: field.value,
    focused: field === document.activeElement,
  }));
  writeTabValue(key, { address: location.href, fields } satisfies TypedFields);
}

/** Types again what `keepTypedFields` kept, as soon as the fields of the page exist. */
export function restoreTypedFields(): void {
  // `keepTypedFields` wrote it in the same tab.
  const kept = readTabValue(key) as TypedFields | null;
  writeTabValue(key, null);
  if (kept === null || kept.address !== location.href) return;
  let missing = kept.fields;
  const type = (): void => {
    missing = missing.filter(({ name, place, ...typed }) => !typeInto(fieldsOf(name)[place], typed));
    if (missing.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(type);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), longestWaitMs);
  type();
}

/** Sets a value like a person: React and the forms only notice events. */
function typeInto(
  field: Field | undefined,
  { value, focused }: Pick<TypedField, 'value' | 'focused'>,
): boolean {
  if (!field) return false;
  if (focused) field.focus();
  if (field.value !== value) {
    const prototype: unknown = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  return true;
}
