/** Beside every field for a new password; the server has the list (ADR-069). */
export const commonPasswordsHint = 'Common passwords, such as “Password1!”, are not accepted.';
