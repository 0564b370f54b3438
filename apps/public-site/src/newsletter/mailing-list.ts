/** The target of `#mailing-list` links. */
export const mailingListId = 'mailing-list';

/** SPEC-B 8.6, default: the cause is unknown. */
export const unexpectedError = 'Unexpected error.';
