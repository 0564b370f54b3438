/** Gender codes on the wire and their labels (SPEC-A 3). */
export const genderLabels = {
  '1': 'Female',
  '2': 'Male',
  '3': 'Non-binary',
  '4': 'Prefer not to say',
} as const;
