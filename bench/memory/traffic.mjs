/** Light mixed traffic for a rehearsal: visitors, members, a conversation and registrations, about four requests a second. */
import { openRehearsalStudio } from '@detroit-well/e2e/rehearsal-studio';

const json = { 'content-type': 'application/json' };

/** A query that no earlier visit had, so that the proxy's cache does not respond. */
const again = (turn) => `?visit=${turn}`;

const anonymous = [
  ({ site }, turn) => `${site}/${again(turn)}`,
  ({ api }) => `${api}/training/sessions/upcoming/?limit=20`,
  ({ site }) => `${site}/training`,
  ({ api }, turn) => `${api}/training/sessions/session-${turn % 56}/availability/`,
  ({ site }, turn) =>
    `${site}/training/skate/foundations/rink-foundations?id=session-${turn % 56}&visit=${turn}`,
  ({ portal }) => `${portal}/login`,
  ({ api }, turn) => `${api}/training/sessions/upcoming/?limit=20&exclude_session=rink-${turn}`,
  ({ site }, turn) => `${site}/training?category=skate-${turn}`,
  ({ api }) => `${api}/blog/posts/`,
  ({ site }) => `${site}/the-standard/opening-week`,
  ({ portal }, turn) => `${portal}/dashboard${again(turn)}`,
  ({ site }, turn) => `${site}/not-there-${turn}`,
];

const ofMember = ['/me/', '/dashboard/', '/training/registrations/', '/training/sessions/upcoming/?limit=20'];

/** Starts the traffic. `stop` ends it; `counts` has the number of responses by kind and status. */
export function startTraffic(rehearsal) {
  const { addresses } = rehearsal;
  const { api } = addresses;
  const opening = openRehearsalStudio(rehearsal);
  const counts = {};
  const timers = [];
  const members = [];
  let token;
  let socket;
  const count = (what) => (counts[what] = (counts[what] ?? 0) + 1);
  const every = (seconds, what, work) => {
    let turn = 0;
    timers.push(
      setInterval(() => {
        work((turn += 1)).catch((error) => count(`${what}: ${error.message}`));
      }, seconds * 1000),
    );
  };
  const call = async (what, address, init) => {
    const reply = await fetch(address, init);
    const body = await reply.text();
    count(`${what} ${reply.status}`);
    return body;
  };

  every(0.4, 'visitor', (turn) =>
    call('visitor', anonymous[turn % anonymous.length](addresses, Math.floor(turn / anonymous.length))),
  );
  every(1, 'member', async (turn) => {
    if (token === undefined) return;
    const headers = { authorization: `Bearer ${token}` };
    await call('member', api + ofMember[turn % ofMember.length], { headers });
  });
  every(10, 'sign-in', async (turn) => {
    const member = members[turn % members.length];
    if (member === undefined) return;
    const body = JSON.stringify({ email: member.email, password: member.password });
    token = JSON.parse(
      await call('sign-in', `${api}/token/`, { method: 'POST', headers: json, body }),
    ).access;
  });
  every(40, 'registration', async () => {
    const studio = await opening;
    const session = await studio.session();
    const guest = await studio.guest(session);
    count('registration 201');
    if (members.length < 20) members.push({ ...guest, session: session.id });
  });
  every(15, 'chat', async (turn) => {
    const member = members[0];
    if (member === undefined) return;
    if (socket?.readyState === WebSocket.OPEN) return socket.send(JSON.stringify({ message: `Lap ${turn}` }));
    const body = JSON.stringify({ email: member.email, password: member.password });
    const { access } = JSON.parse(
      await call('chat sign-in', `${api}/token/`, { method: 'POST', headers: json, body }),
    );
    const room = `${api.replace('https', 'wss')}/ws/chat/training/${member.session}/`;
    socket = new WebSocket(room, ['bearer', access]);
    socket.addEventListener('message', ({ data }) =>
      count('error' in JSON.parse(data) ? `frame ${data}` : 'frame'),
    );
    socket.addEventListener('error', () => count('websocket failed'));
    socket.addEventListener('close', ({ code }) => count(`websocket closed ${code}`));
  });
  return {
    counts,
    stop: () => {
      for (const timer of timers) clearInterval(timer);
      socket?.close();
    },
  };
}
