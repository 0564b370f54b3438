/**
 * What one call costs through the client and through axios with interceptors that add the token and the request id and turn
 * failures into errors. Both ask the same server by turns. The figure is CPU time, because the
 * clock would also measure what else runs on the machine.
 */
import { spawn } from 'node:child_process';
import { createClient } from '@detroit-well/api-client';
import { contract } from '@detroit-well/api-client/contract';
import { exampleReply } from '@detroit-well/api-client/testing';
import axios from 'axios';

/** How much more than through axios a call may cost (ADR-062). */
const limit = 1.15;
const runs = Number(process.env.RUNS ?? 160);
const callsPerRun = 500;
const warmUpRuns = 4;

const session = exampleReply(contract.sessions.detail);
const replies = {
  'a session': session,
  'a list of 20 sessions': { count: 20, sessions: Array.from({ length: 20 }, () => session) },
};

/** The server is another process, so that its work does not count. */
async function startServer(reply) {
  const source = `
    const body = Buffer.from(process.env.REPLY);
    const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
    const server = require('node:http').createServer((_, response) => response.writeHead(200, headers).end(body));
    server.keepAliveTimeout = 60_000;
    server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;
  const child = spawn(process.execPath, ['-e', source], {
    env: { ...process.env, REPLY: JSON.stringify(reply) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise((ready) => child.stdout.once('data', (line) => ready(String(line).trim())));
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

const token = 'token-of-a-member';

function throughAxios(baseURL) {
  const http = axios.create({ baseURL, timeout: 30_000 });
  http.interceptors.request.use(async (config) => {
    config.headers.set('Authorization', `Bearer ${await Promise.resolve(token)}`);
    config.headers.set('X-Request-ID', crypto.randomUUID());
    return config;
  });
  http.interceptors.response.use(
    (response) => response,
    async (error) => {
      if (error.response?.status !== 401) throw new Error(error.response?.data?.message ?? 'Network error');
      return http.request(error.config);
    },
  );
  return async (path) => (await http.get(path)).data;
}

function throughClient(baseUrl) {
  const signedIn = {
    accessToken: () => Promise.resolve(token),
    refresh: () => Promise.resolve(null),
    end: () => Promise.resolve(),
  };
  return createClient({ baseUrl, session: signedIn });
}

const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];

async function measure(sides) {
  const times = Object.fromEntries(Object.keys(sides).map((name) => [name, []]));
  for (let index = 0; index < runs + warmUpRuns; index += 1) {
    const order = Object.keys(sides);
    if (index % 2 === 1) order.reverse();
    for (const name of order) {
      const began = process.cpuUsage();
      for (let call = 0; call < callsPerRun; call += 1) await sides[name]();
      const { user, system } = process.cpuUsage(began);
      if (index >= warmUpRuns) times[name].push((user + system) / callsPerRun);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, values]) => [name, median(values)]));
}

export async function run() {
  for (const [what, reply] of Object.entries(replies)) {
    const server = await startServer(reply);
    const get = throughAxios(server.url);
    const client = throughClient(server.url);
    const isList = 'count' in reply;
    const { plain, ours } = await measure({
      plain: () => get(isList ? '/training/sessions/' : '/training/sessions/1/'),
      ours: () => (isList ? client.sessions.list() : client.sessions.detail({ params: { id: '1' } })),
    });
    server.stop();
    const ratio = ours / plain;
    if (ratio > limit) process.exitCode = 1;
    console.log(
      `${ratio > limit ? 'OVER' : 'ok  '} ${what}: ${ours.toFixed(0)} µs of CPU a call, axios with interceptors ${plain.toFixed(0)} µs, ratio ${ratio.toFixed(2)} of ${limit}`,
    );
  }
}
