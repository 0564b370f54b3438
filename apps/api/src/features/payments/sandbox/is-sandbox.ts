import type { PaymentProvider } from '../port/provider.ts';
import type { SandboxProvider } from './sandbox.ts';

/** True if this server uses the sandbox and offers its calls. Only `openSandbox` creates a provider with this name. */
export function isSandbox(provider: PaymentProvider): provider is SandboxProvider {
  return provider.name === 'sandbox';
}
