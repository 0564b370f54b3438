import { endpoint } from '../definition/endpoint.ts';
import { minutes } from '../definition/limits.ts';
import { readChallenge, readChallengeConfig, readSolved } from '../reads/challenge.ts';
import { challenge as challengeShape, challengeConfig, solveBody, solved } from '../shapes/challenge.ts';

export const challenge = {
  issue: endpoint({
    method: 'POST',
    path: '/challenge/',
    access: 'public',
    reply: challengeShape,
    reads: readChallenge,
    status: 201,
    limits: { network: { attempts: 300, seconds: minutes(15) } },
    idempotency: 'none',
    summary: 'Issues a proof-of-work challenge to a visitor who submits a form.',
    source: 'added',
  }),
  solve: endpoint({
    method: 'POST',
    path: '/challenge/solve/',
    access: 'public',
    body: solveBody,
    reply: solved,
    reads: readSolved,
    problems: ['challenge_failed', 'challenge_expired'],
    limits: { network: { attempts: 300, seconds: minutes(15) } },
    idempotency: 'none',
    summary: 'Exchanges a solved challenge for a single-use token.',
    source: 'added',
  }),
  config: endpoint({
    method: 'GET',
    path: '/challenge/config/',
    access: 'public',
    reply: challengeConfig,
    reads: readChallengeConfig,
    summary: 'The human check that the server uses, with its site key.',
    source: 'added',
  }),
};
