import { SearchIcon } from '@detroit-well/ui/icons';
import { InlineText } from '../components/inline-text.tsx';
import { problemCount, problemGroups, statusChips, type ListedProblem } from './problem-groups.ts';

/** A name that can break after each underscore. */
function Breakable({ name }: { name: string }) {
  return name.split('_').map((part, index) => (
    <span key={index}>
      {index > 0 ? '_' : ''}
      <wbr />
      {part}
    </span>
  ));
}

function Row({ problem: { code, status, text, advice, chip } }: { problem: ListedProblem }) {
  return (
    <tr id={code} data-chip={chip}>
      <td>
        <a className="id" href={`#${code}`}>
          <Breakable name={code} />
        </a>
      </td>
      <td>
        <span className="num">{status}</span>
      </td>
      <td>{text}</td>
      <td>
        <InlineText text={advice} />
      </td>
    </tr>
  );
}

/** The filter of the table. It needs JavaScript and is hidden without. */
function Filter() {
  return (
    <div className="filter" role="search" data-problem-filter>
      <span className="control" data-icon>
        <SearchIcon />
        <input
          className="input"
          type="search"
          placeholder="Filter by code or text"
          aria-label="Filter problems"
          autoComplete="off"
        />
      </span>
      <div className="chips" role="group" aria-label="Status">
        {statusChips.map(({ value, label }) => (
          <button key={value} type="button" value={value} aria-pressed={value === 'all'}>
            {label}
          </button>
        ))}
      </div>
      <output>
        {problemCount} of {problemCount} problems
      </output>
    </div>
  );
}

/** Every problem of the contract with its status, its sentence and what to do. */
export function ProblemTable() {
  return (
    <>
      <Filter />
      <table className="errs">
        <colgroup>
          <col />
          <col />
          <col />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Code</th>
            <th scope="col">Status</th>
            <th scope="col">What the user sees</th>
            <th scope="col">What to do</th>
          </tr>
        </thead>
        {problemGroups.map(({ id, title, note, problems }) => (
          <tbody key={id} id={id}>
            <tr>
              <th scope="rowgroup" colSpan={4}>
                {title}
                {note ? <small>{note}</small> : null}
              </th>
            </tr>
            {problems.map((problem) => (
              <Row key={problem.code} problem={problem} />
            ))}
          </tbody>
        ))}
      </table>
      <div className="none" data-problem-none hidden>
        <b>No problem matches.</b>
        <p>Filter by another word, or show all statuses.</p>
      </div>
    </>
  );
}
