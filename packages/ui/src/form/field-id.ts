import { createContext, useContext } from 'react';

/** Id of the form around; empty outside a form. */
export const FormId = createContext('');

export function fieldIdOf(formId: string, name: string): string {
  return `${formId}-${name}`;
}

/** The id by which the error summary of the form around links to a field. `undefined` outside a form. */
export function useFieldId(name: string): string | undefined {
  const formId = useContext(FormId);
  return formId === '' ? undefined : fieldIdOf(formId, name);
}
