import { catalogue, type Operation } from '@detroit-well/api-client/errors';

type Line = (typeof catalogue)[Operation]['lines'][number];

const named: Readonly<Record<string, string>> = {
  unknown: 'the outcome is unknown',
  network: 'no response arrives',
  timeout: 'no response arrives in time',
  unreadable: 'the response is unreadable',
  '5xx': 'the status is 500 or above',
  general: 'the server sends general errors',
  fields: 'the server sends field errors',
  'known problem': 'the problem has a code of its own',
  said: 'the server sends a message',
  'said in a 400': 'a 400 has a message that says more than the status',
  always: 'nothing above applies',
};

const sources: Readonly<Record<string, string>> = {
  sentence: 'The server’s message',
  field: 'The first error of the field',
  general: 'The first general error',
};

/** When a line applies, in words. */
function Condition({ when }: { when: Line['when'] }) {
  if (typeof when === 'number') return <>the status is {when}</>;
  if (typeof when === 'string') return <>{named[when]}</>;
  if ('code' in when)
    return (
      <>
        the code is <code>{when.code}</code>
      </>
    );
  if ('field' in when)
    return (
      <>
        <code>{when.field}</code> has an error
        {'mentions' in when && when.mentions !== undefined ? ` with “${when.mentions}”` : ''}
      </>
    );
  return <>the message contains “{when.mentions}”</>;
}

function OneOperation({ name }: { name: Operation }) {
  const lines: readonly Line[] = catalogue[name].lines;
  return (
    <>
      <h2 id={name}>
        <code>{name}</code>
      </h2>
      <table className="labeled">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">The sentence</th>
            <th scope="col">Offer</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index}>
              <td data-h="">
                <Condition when={line.when} />
              </td>
              <td data-h="Sentence">{typeof line.say === 'string' ? line.say : sources[line.say.its]}</td>
              <td data-h="Offer">{'offer' in line && line.offer ? <code>{line.offer}</code> : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const operations = Object.keys(catalogue) as Operation[];

/** What `describe` says for each operation, in the order in which it tries the lines. */
export function Sentences() {
  return operations.map((name) => <OneOperation key={name} name={name} />);
}
