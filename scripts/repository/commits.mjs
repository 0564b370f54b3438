/** The rule for commit subjects (CONTRIBUTING.md, "Commits"). It needs the Git history and passes without one. */
import { execFileSync } from 'node:child_process';
import { root } from '../stack/settings.mjs';

/** The rule applies to the commits after this one. */
const base = '74293bab0489ed969cbb72b5b8c8a72fed091aa6';
const longest = 72;
/** The first word: a verb in the imperative, so neither "Added" nor "Adding". */
const imperative = /^(?:Embed|Feed|Seed|Speed|Bring|[A-Z][\w'’-]*(?<!ed|ing)) /;

function subjects() {
  try {
    const log = execFileSync('git', ['log', '--no-merges', '--format=%h %s', `${base}..HEAD`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return log.split('\n').filter((line) => line !== '');
  } catch {
    return [];
  }
}

/** One line per subject that is too long or does not start with a verb in the imperative. */
export const brokenSubjects = () =>
  subjects().filter((line) => {
    const subject = line.slice(line.indexOf(' ') + 1);
    return subject.length > longest || !imperative.test(subject) || subject.endsWith('.');
  });

/** How many subjects are too long. */
export const longSubjects = () =>
  subjects().filter((line) => line.length - line.indexOf(' ') - 1 > longest).length;
