import { artPath } from '@detroit-well/art';
import { brand } from '@detroit-well/config/brand';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { Lockup } from '@detroit-well/ui/components/lockup';
import { TextLink } from '@detroit-well/ui/components/text-link';
import { CodeTabs } from '../code/code-tabs.tsx';
import { CopyIcon } from '../components/icons.tsx';
import { InlineText } from '../components/inline-text.tsx';
import { problemCount } from '../errors/problem-groups.ts';
import { allCalls, nouns } from '../reference/calls.ts';
import { clientEntries } from '../types/program.ts';
import { homeSamples } from './samples.ts';

const steps = [
  ['Install the client', 'Run `npm install @detroit-well/api-client`. pnpm and yarn work, too.'],
  [
    'Create a client',
    'Pass the base URL, including `/api/v2`. There is no API key: calls are public, or they use the member’s token.',
  ],
  ['List sessions', 'Every call is a method named after its noun: `client.sessions.upcoming()`.'],
  ['Sign in', 'Pass a session to the client. It attaches tokens and refreshes them.'],
  ['Register and handle errors', 'Send an idempotency key. `describe()` gives you the sentence to show.'],
] as const;

/** Number, title and text; the numbers come from the code. */
const features = [
  [
    allCalls.length,
    'Typed calls',
    `${nouns.length} nouns, from \`${nouns[0]}\` to \`${nouns.at(-1)}\`. Parameters, body and reply are typed from one contract.`,
  ],
  [
    1,
    'Error class',
    `Every failure is an \`ApiError\` with a code, a status, field errors and a request ID. The contract has ${problemCount} problems.`,
  ],
  [
    0,
    'Double charges on retry',
    'Calls that change data carry an idempotency key. A lost reply is retried with the same key.',
  ],
  [
    401,
    'Token refresh built in',
    'Any number of 401s share one refresh, across tabs. A lost refresh never signs a member out.',
  ],
  [
    clientEntries.size,
    'Entry points',
    'Client, endpoints, contract, errors, sessions, queries, testing and more. Import only what you use.',
  ],
  [
    429,
    'Rate limits handled',
    'The client waits for `Retry-After` and tries once more. You get an event, so you can tell the user.',
  ],
] as const;

const packages = [
  [
    '@detroit-well/api-client',
    `All ${allCalls.length} calls, token refresh, the error catalog and the contract as data.`,
    'API reference',
    '/reference/',
  ],
  [
    '@detroit-well/validation',
    'One zod schema per form, with the messages your users see. The server runs the same schemas.',
    'Validation',
    '/guides/validation/',
  ],
  [
    '@detroit-well/pricing',
    'Payment plans, member rates and refunds. Pure functions in integer cents, with no dependencies.',
    'Pricing',
    '/guides/pricing/',
  ],
] as const;

const nextPages = [
  [
    '/guides/retries/',
    'Retries and idempotency',
    'What the client retries, and what you have to do yourself.',
  ],
  ['/guides/testing/', 'Testing without a network', 'Run your screens against a studio in memory.'],
  ['/errors/', 'Errors', 'Every code, the sentence users see and what to do about it.'],
  ['/kit/', 'Kit', 'The components behind the public site and the member portal.'],
] as const;

const install = 'npm install @detroit-well/api-client';

function Hero() {
  return (
    <section className="hero" data-theme="dark">
      <div className="art">
        <img src={artPath.named('hero-skate')} alt="" width="1200" height="900" />
      </div>
      <div className="in">
        <h1>
          Build on <Lockup name={brand.name} />
        </h1>
        <p className="lead">
          A typed TypeScript client for sessions, registrations, payments and members. Safe retries, one error
          class, and the same validation the server runs.
        </p>
        <div className="row">
          <ButtonLink variant="signal" slash href="#start">
            Start in five minutes
          </ButtonLink>
          <ButtonLink variant="line" href="/reference/">
            API reference
          </ButtonLink>
        </div>
        <div className="install">
          <code>{install}</code>
          <button type="button" data-copy-text={install} aria-label="Copy install command">
            <CopyIcon />
          </button>
        </div>
        <p className="facts">
          <span>Browsers and Node 20.19 or newer</span>
          <span>ESM and CommonJS</span>
          <span>TypeScript types included</span>
        </p>
      </div>
    </section>
  );
}

/** The start page. `pages` are the addresses that exist, because guides may be missing. */
export function Home({ pages }: { pages: ReadonlySet<string> }) {
  const exists = (href: string): boolean => !href.startsWith('/guides/') || pages.has(href);
  return (
    <>
      <Hero />
      <section className="band">
        <h2 id="start">Five-minute start</h2>
        <p className="sub">
          You need Node 20.19. For an API on your machine, run{' '}
          <code>npx @detroit-well/api-client mock --port 4000</code>.
        </p>
        <div className="five">
          <ol>
            {steps.map(([title, text], index) => (
              <li key={title}>
                <span className="num">{index + 1}</span>
                <div>
                  <b>{title}</b>
                  <p>
                    <InlineText text={text} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
          <CodeTabs label="Quick start" tabs={homeSamples} />
        </div>
      </section>
      <section className="band">
        <h2 id="what">What you get</h2>
        <ul className="plain get">
          {features.map(([number, title, text]) => (
            <li key={title}>
              <span className="num">{number}</span>
              <h3>{title}</h3>
              <p>
                <InlineText text={text} />
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className="maple" data-ground="maple">
        <div>
          <h2>Three packages</h2>
          <div className="pkgs">
            {packages.map(([name, text, label, href]) => (
              <div key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
                {exists(href) ? <TextLink href={href}>{label}</TextLink> : null}
              </div>
            ))}
          </div>
        </div>
      </section>
      <section className="band">
        <h2>Where to go next</h2>
        <div className="next">
          {nextPages
            .filter(([href]) => exists(href))
            .map(([href, title, text]) => (
              <a key={href} href={href}>
                <b>{title}</b>
                <p>{text}</p>
              </a>
            ))}
        </div>
      </section>
    </>
  );
}
