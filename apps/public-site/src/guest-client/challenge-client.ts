import type { Client } from '@detroit-well/api-client';
import { ChallengeEndpoint, createCore } from '@detroit-well/api-client/endpoints';
import { emitSignal } from '@detroit-well/telemetry/signals';

/** The human check's own calls, for a form that makes no other call of a guest. */
export const challengeClient = (baseUrl: string): Pick<Client, 'challenge'> => ({
  challenge: new ChallengeEndpoint(createCore({ baseUrl, onEvent: emitSignal })),
});
