import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../src/components/button/button.tsx';

describe('a busy button', () => {
  it('shows its busy label, keeps the focus and ignores press and submit', async () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const press = vi.fn();
    render(
      <form onSubmit={submit}>
        <Button type="submit" busy busyLabel="Processing..." onClick={press}>
          Complete Registration
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Processing...' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
  });

  it('reserves the width of both labels, so that its width does not change', () => {
    render(<Button busyLabel="Processing...">Pay</Button>);
    const button = screen.getByRole('button', { name: 'Pay' });
    expect(button.textContent).toBe('PayProcessing...');
  });
});

describe('a disabled button with a reason', () => {
  it('stays focusable and announces the reason', async () => {
    const press = vi.fn();
    render(
      <Button disabledReason="Sign the waiver first." onClick={press}>
        Register Now
      </Button>,
    );
    const button = screen.getByRole('button', {
      name: 'Register Now',
      description: 'Sign the waiver first.',
    });
    await userEvent.tab();
    expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
  });

  it('keeps the focus while the reason goes and comes, and takes none that it did not have', async () => {
    let at: HTMLButtonElement | null = null;
    const attach = (button: HTMLButtonElement | null) => void (at = button);
    const form = (reason?: string) => (
      <>
        <Button disabledReason={reason} ref={attach}>
          Send
        </Button>
        <Button>Cancel</Button>
      </>
    );
    const { rerender } = render(form('Wait for the security check.'));
    await userEvent.tab();
    for (const reason of [undefined, 'Wait for the security check.', undefined]) {
      rerender(form(reason));
      const send = screen.getByRole('button', { name: 'Send' });
      expect(document.activeElement).toBe(send);
      expect(at).toBe(send);
    }
    await userEvent.tab();
    rerender(form('Wait for the security check.'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  });
});
