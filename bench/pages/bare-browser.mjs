/**
 * A browser whose tabs have no script environment of an automation tool. Playwright adds one to every page, and so does
 * Puppeteer's `Page`; their cost would count as the page's: 83 to 93 ms on home and training, on a CPU four times slower. Here
 * Puppeteer only starts the browser and carries the DevTools protocol.
 */
import { chromiumPath, launchArguments } from '@detroit-well/e2e/browser';
import { chromium } from '@playwright/test';
import { launch } from 'puppeteer-core';

export async function openBareBrowser() {
  const browser = await launch({
    executablePath: chromiumPath ?? chromium.executablePath(),
    args: launchArguments,
    headless: 'shell',
    defaultViewport: null,
  });
  const protocol = await browser.target().createCDPSession();
  return {
    /** Opens an empty tab and resolves with its protocol session. */
    openTab: async () => {
      const opening = new Promise((resolve) => browser.once('targetcreated', resolve));
      const { targetId } = await protocol.send('Target.createTarget', { url: 'about:blank' });
      const session = await (await opening).createCDPSession();
      return { session, close: () => protocol.send('Target.closeTarget', { targetId }) };
    },
    close: () => browser.close(),
  };
}
