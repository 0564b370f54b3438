import { freePort } from '@detroit-well/scripts/ports';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { glob } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Capabilities, type WebDriver } from 'selenium-webdriver';
import { NotOffered, until, type Engine, type Tab } from './engine.ts';

/** The toolbar of MiniBrowser is 447 px wide; without its margins, a window can be as narrow as a phone. */
const narrowToolbar =
  '* { font-size: 1px; padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; }\n';

/** A driver talks to one window at a time, so the commands of all tabs form one queue. */
function tabOf(driver: WebDriver, handle: string, oneAtATime: <T>(act: () => Promise<T>) => Promise<T>): Tab {
  const here = <T>(act: () => Promise<T>): Promise<T> =>
    oneAtATime(async () => {
      await driver.switchTo().window(handle);
      return act();
    });
  const find = (selector: string) => driver.findElement(By.css(selector));
  return {
    goto: (address) => here(() => driver.get(address)),
    evaluate: (run, ...args) =>
      here(async () => {
        const script = `const done = arguments[arguments.length - 1];
          const args = Array.prototype.slice.call(arguments, 0, -1);
          Promise.resolve().then(() => (${run.toString()})(...args)).then(
            (value) => done({ value }), (error) => done({ error: String(error) }));`;
        const { value, error } = await driver.executeAsyncScript<{ value: never; error?: string }>(
          script,
          ...args,
        );
        if (error !== undefined) throw new Error(error);
        return value;
      }),
    type: async (selector, text) => {
      await until(selector, () => here(async () => (await driver.findElements(By.css(selector))).length > 0));
      await here(() => find(selector).sendKeys(text));
    },
    click: (selector) => here(() => find(selector).click()),
    answer: () => Promise.reject(new NotOffered('WebDriver answers no requests.')),
    resize: (width, height) =>
      here(async () => {
        await driver.manage().window().setRect({ width, height, x: 0, y: 0 });
      }),
    screenshot: () => here(async () => Buffer.from(await driver.takeScreenshot(), 'base64')),
  };
}

/** The environment of a browser whose clock is off. Time limits stay true, because the monotonic clock is not changed. */
function clockEnvironment(days: number | undefined): Record<string, string> {
  if (!days) return {};
  return {
    LD_PRELOAD: '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
    FAKETIME: `${days > 0 ? '+' : ''}${days}d`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

async function miniBrowser(): Promise<string> {
  for await (const path of glob('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')) return path;
  throw new Error('MiniBrowser is missing. Install the Debian package webkit2gtk-driver.');
}

/** Starts an X server without a screen and returns its display. */
async function startDisplay(stops: (() => Promise<void>)[]): Promise<string> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1800x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  stops.push(() => ended(server));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.stdio[3]?.once('data', (number: Buffer) => resolve(`:${String(number).trim()}`));
  });
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill();
  });
}

/** WebKitGTK's MiniBrowser, over WebDriver, on a display of its own. Each tab is a window, because hidden tabs are throttled. */
export const webkit: Engine = {
  name: 'webkit',
  launch: async ({ network, clockDays, restrictions, beforeScripts }) => {
    if (beforeScripts !== undefined) throw new NotOffered('WebDriver runs no script before those of a page');
    if (restrictions !== undefined) throw new NotOffered('MiniBrowser has no such setting in automation');
    const stops: (() => Promise<void>)[] = [];
    const home = await mkdtemp(join(tmpdir(), 'webkit-'));
    stops.push(() => rm(home, { recursive: true, force: true }));
    await mkdir(join(home, 'gtk-3.0'));
    await writeFile(join(home, 'gtk-3.0/gtk.css'), narrowToolbar);
    const port = await freePort();
    const service = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        ...clockEnvironment(clockDays),
        // A proxy of the driver's own setting would have to speak TLS, with a certificate of a known authority.
        https_proxy: `http://127.0.0.1:${network.port}`,
        no_proxy: '',
        DISPLAY: await startDisplay(stops),
        GDK_BACKEND: 'x11',
        NO_AT_BRIDGE: '1',
        XDG_CONFIG_HOME: home,
        XDG_DATA_HOME: home,
        XDG_CACHE_HOME: home,
      },
    });
    stops.push(() => ended(service));
    await until('WebKitWebDriver', async () => (await fetch(`http://127.0.0.1:${port}/status`)).ok);
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      acceptInsecureCerts: true,
      'webkitgtk:browserOptions': { binary: await miniBrowser(), args: ['--automation'] },
    });
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(capabilities)
      .build();
    stops.push(() => driver.quit());
    const version = `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`;

    let last: Promise<unknown> = Promise.resolve();
    const oneAtATime = <T>(act: () => Promise<T>): Promise<T> => {
      const result = last.then(act);
      last = result.catch(() => undefined);
      return result;
    };
    let first: string | undefined = await driver.getWindowHandle();
    return {
      version,
      newTab: () =>
        oneAtATime(async () => {
          if (first === undefined) await driver.switchTo().newWindow('window');
          first = undefined;
          await driver.manage().window().setRect({ width: 1280, height: 940, x: 0, y: 0 });
          return tabOf(driver, await driver.getWindowHandle(), oneAtATime);
        }),
      close: async () => {
        for (const stop of stops.toReversed()) await stop().catch(() => undefined);
      },
    };
  },
};
