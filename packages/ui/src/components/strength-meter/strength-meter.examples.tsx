import type { Meta } from '@storybook/react-vite';
import { StrengthMeter } from './strength-meter.tsx';

export default { title: 'Fields/Strength meter', component: StrengthMeter } satisfies Meta;

const checks = [
  { label: '8+ characters', met: true },
  { label: 'Uppercase letter', met: false },
  { label: 'Lowercase letter', met: true },
  { label: 'Number', met: true },
  { label: 'Special character', met: false },
];
const strengths = ['Very Weak', 'Very Weak', 'Weak', 'Fair', 'Good', 'Strong'];

export const Fair = () => (
  <div style={{ maxWidth: 440 }}>
    <StrengthMeter score={3} label="Fair" checks={checks} />
  </div>
);
export const AllScores = () => (
  <div style={{ display: 'grid', gap: 12, maxWidth: 440 }}>
    {strengths.map((word, score) => (
      <StrengthMeter key={score} score={score} label={word} />
    ))}
  </div>
);
export const Untouched = () => (
  <div style={{ maxWidth: 440 }}>
    <StrengthMeter score={0} label="" checks={checks.map(({ label }) => ({ label, met: false }))} />
  </div>
);
