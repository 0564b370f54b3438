/**
 * A form dispatches it on its element before it checks its values: a field whose input is not the form's value takes over what a
 * password manager or another program filled in without events.
 */
export const readFieldsEvent = 'readfields';
