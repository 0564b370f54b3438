import { createContext, useContext } from 'react';

/** The id of the surrounding form. Empty outside a form. */
export const FormId = createContext('');

export function fieldIdOf(formId: string, name: string): string {
  return `${formId}-${name}`;
}

/** The id with which the form's error summary links to a field. `undefined` outside a form. */
export function useFieldId(name: string): string | undefined {
  const formId = useContext(FormId);
  return formId === '' ? undefined : fieldIdOf(formId, name);
}
