import type { RegisteredSession } from '@detroit-well/api-client/contract';
import { Flash } from '@detroit-well/ui/components/flash';
import { trainingLists } from '../../trainings/training-view.ts';
import { registeredText } from '../../format/registered.ts';
import './my-trainings.css';

/** Confirms a new registration above the list, because its date may put it far down. */
export function JustRegistered({ sessions, now }: { sessions: readonly RegisteredSession[]; now: Date }) {
  const fresh = trainingLists(sessions, now).upcoming.filter(({ isFresh }) => isFresh);
  if (fresh.length === 0) return null;
  return (
    <div className="just-registered">
      {fresh.map(({ key, title, longDate, href }) => (
        <Flash key={key} tone="ok" title={registeredText.title} live={false}>
          {title}, {longDate}. <a href={href}>{registeredText.link}</a>
        </Flash>
      ))}
    </div>
  );
}
