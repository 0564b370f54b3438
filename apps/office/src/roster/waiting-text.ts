/** What waits, in words: `2 marks and 1 walk-in`. */
export function counted(marks: number, walkIns: number): string {
  const parts = [
    ...(marks > 0 || walkIns === 0 ? [marks === 1 ? '1 mark' : `${marks} marks`] : []),
    ...(walkIns > 0 ? [walkIns === 1 ? '1 walk-in' : `${walkIns} walk-ins`] : []),
  ];
  return parts.join(' and ');
}
