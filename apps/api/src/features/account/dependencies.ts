import type { AuthDeps } from '../auth/dependencies.ts';
import type { HumanCheckDeps } from '../challenge/human-check.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';

export interface AccountDeps extends AuthDeps, HumanCheckDeps, PaymentsDeps {}
