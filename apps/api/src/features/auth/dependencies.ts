import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Passwords } from './passwords.ts';

export interface AuthDeps extends PlatformDeps {
  readonly accessTokens: AccessTokens;
  readonly passwords: Passwords;
}
