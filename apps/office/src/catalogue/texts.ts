/** Says where people see the fields of a section. */
export const shownToMembers = 'Shown on the public site and in the portal.';
