import { Button } from '@detroit-well/ui/components/button';

const tips = [
  'Longer beats clever: three odd words and a number go far.',
  'A password manager remembers it for you.',
  'We never ask for it by mail or phone.',
];

/** Tips for a safe password, and a sign-out button for shared devices. */
export function SecurityTips({ onLogout }: { onLogout: () => void }) {
  return (
    <section aria-labelledby="tips">
      <h2 className="h4" id="tips">
        Security tips
      </h2>
      <ul className="list-plain">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <p>
        <Button variant="line" size="sm" onClick={onLogout}>
          Logout
        </Button>
      </p>
    </section>
  );
}
