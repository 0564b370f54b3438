import type { PaymentProvider } from './provider.ts';
import type { SandboxProvider } from './sandbox.ts';

/** Whether the sandbox's own calls exist on this server. Only `openSandbox` makes a provider of this name. */
export function isSandbox(provider: PaymentProvider): provider is SandboxProvider {
  return provider.name === 'sandbox';
}
