import type { OnEvent } from '@detroit-well/api-client';
import { ContactEndpoint, createCore } from '@detroit-well/api-client/endpoints';

/** The call of this page, in a separate module so that tests can replace it. */
export const contactEndpoint = (apiUrl: string, onEvent: OnEvent): ContactEndpoint =>
  new ContactEndpoint(createCore({ baseUrl: apiUrl, onEvent }));
