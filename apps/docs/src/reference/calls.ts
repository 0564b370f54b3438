import { contract, type Endpoint, type Noun } from '@detroit-well/api-client/contract';

/** A call of the contract with its name. */
export interface ListedCall {
  readonly noun: Noun;
  readonly name: string;
  readonly endpoint: Endpoint;
}

export const nouns = Object.keys(contract) as Noun[];

export const allCalls: readonly ListedCall[] = nouns.flatMap((noun) =>
  Object.entries<Endpoint>(contract[noun]).map(([name, endpoint]) => ({ noun, name, endpoint })),
);
