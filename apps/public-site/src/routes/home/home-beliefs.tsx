import { BeatFigure, type BeatFigureName } from './beat-figure.tsx';

interface Belief {
  readonly figure: BeatFigureName;
  readonly title: string;
  readonly line: string;
}

const beliefs: readonly Belief[] = [
  {
    figure: 'grown',
    title: 'Grown-folks only',
    line: 'Eighteen and over, every session. Adult bodies, adult schedules, adult playlists.',
  },
  {
    figure: 'coach',
    title: 'Safe, supportive coaching',
    line: 'One certified coach per eight skaters. Nobody learns to fall alone.',
  },
  {
    figure: 'rhythm',
    title: 'Rhythm-driven format',
    line: 'Every drill is counted in fours. If you can clap it, you can skate it.',
  },
  {
    figure: 'cohort',
    title: 'Cohort-based',
    line: 'Same sixteen people, same night, six weeks. You will be missed if you skip.',
  },
];

/** Why people come, on the maple background. */
export function HomeBeliefs() {
  return (
    <section className="home-beliefs sec" data-ground="maple">
      <div className="wrap">
        <h2 className="d2">Built to keep time</h2>
        <ul>
          {beliefs.map(({ figure, title, line }) => (
            <li key={title}>
              <BeatFigure name={figure} />
              <h3 className="h4">{title}</h3>
              <p>{line}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
