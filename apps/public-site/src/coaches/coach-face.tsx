import { CoachPicture } from './coach-picture.tsx';
import { firstSentence, type CoachView } from './coach-view.ts';

/** A coach with portrait and one sentence; the whole line leads to the coach's page. */
export function CoachFace({ coach }: { coach: CoachView }) {
  return (
    <a className="coach-face" href={coach.href}>
      <CoachPicture coach={coach} size="portrait-small" />
      <span>
        <b>{coach.name}</b>
        <span className="sm muted">{firstSentence(coach.bio)}</span>
      </span>
    </a>
  );
}

/** Coaches side by side, each with a large portrait. */
export function CoachRow({ coaches }: { coaches: readonly CoachView[] }) {
  return (
    <ul className="coach-row">
      {coaches.map((coach) => (
        <li key={coach.slug}>
          <a href={coach.href}>
            <CoachPicture coach={coach} size="portrait-small" />
            <b>{coach.name}</b>
          </a>
        </li>
      ))}
    </ul>
  );
}
