import type { Meta } from '@storybook/react-vite';
import { Button, ButtonLink } from './button.tsx';

export default { title: 'Controls/Button', component: Button } satisfies Meta;

export const Variants = () => (
  <div className="row">
    <Button variant="signal" slash>
      Register Now
    </Button>
    <Button>Sign In</Button>
    <Button variant="line">Cancel</Button>
    <Button variant="quiet">Clear</Button>
    <Button variant="danger">Delete</Button>
  </div>
);
export const Sizes = () => (
  <div className="row">
    <Button variant="signal" size="lg" slash>
      Large, 60 px
    </Button>
    <Button>Medium, 52 px</Button>
    <Button size="sm">Small, 44 px</Button>
    <Button size="xs">Dense, 40 px</Button>
  </div>
);
export const Busy = () => (
  <div className="row">
    <Button variant="signal" slash busy busyLabel="Processing...">
      Complete Registration
    </Button>
    <Button busy>Sign In</Button>
    <Button variant="signal" slash busyLabel="Processing...">
      Complete Registration
    </Button>
  </div>
);
export const Disabled = () => (
  <div className="row">
    <Button disabled>Session Full</Button>
    <Button disabledReason="Sign the waiver first. It takes two minutes.">Register Now</Button>
  </div>
);
export const Links = () => (
  <div className="row">
    <ButtonLink variant="signal" slash href="#training">
      Explore Training
    </ButtonLink>
    <ButtonLink variant="line" href="#home">
      Return Home
    </ButtonLink>
  </div>
);
export const OnMaple = () => (
  <div data-ground="maple" style={{ padding: 32 }}>
    <div className="row">
      <Button variant="signal" slash>
        Create Account
      </Button>
      <Button variant="line">Sign In</Button>
      <Button variant="quiet">Not now</Button>
      <Button variant="danger">Delete</Button>
      <Button disabled>Session Full</Button>
    </div>
  </div>
);
export const Full = () => (
  <div style={{ display: 'grid', gap: 20, maxWidth: 440 }}>
    <Button variant="signal" size="lg" full slash>
      Sign In
    </Button>
    <Button full disabledReason="Enter the six digits first.">
      Verify
    </Button>
  </div>
);
export const LongText = () => (
  <div style={{ maxWidth: 280 }}>
    <Button variant="signal" slash>
      Take the spot and pay in four installments
    </Button>
  </div>
);
