import { aPack, aPlan, introduce } from '../../../office/plan-cases.ts';
import type { ContractFixture } from '../contract-fixture.ts';

/** A plan on sale for people who are new. */
export async function introductory(
  { server: { database } }: ContractFixture,
  kind: 'membership' | 'pass',
): Promise<string> {
  return introduce(database, await (kind === 'pass' ? aPack : aPlan)(database));
}
