import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../src/components/button/button.tsx';

describe('a busy button', () => {
  it('says what it does, keeps the focus and refuses the press and the submit', async () => {
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

  it('holds the room of both labels from the start, so that its width does not change', () => {
    render(<Button busyLabel="Processing...">Pay</Button>);
    const button = screen.getByRole('button', { name: 'Pay' });
    expect(button.textContent).toBe('PayProcessing...');
  });
});

describe('a button that cannot be used', () => {
  it('stays reachable and tells the reason', async () => {
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
});
