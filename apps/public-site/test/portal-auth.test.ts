// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { portalAuth } from '../src/visitor/portal-auth.ts';

const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {});

afterEach(() => {
  document.body.inert = false;
  send.mockReset();
});

const { client } = portalAuth({ portalUrl: 'http://portal.test', apiUrl: 'http://api.test' });
const callApi = (): void => void client.sessions.detail({ params: { id: 's1' } }).catch(() => undefined);

it('sends no more calls while the page reloads for another member', async () => {
  callApi();
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce(), 20_000);
  document.body.inert = true;
  callApi();
  await new Promise((done) => setTimeout(done, 100));
  expect(send).toHaveBeenCalledOnce();
});
