import { launch } from 'puppeteer-core';
import type { Driver } from './driver.ts';

/** Starts Firefox without a window and speaks WebDriver BiDi to it, which needs no driver of its own. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // What slides in would be pressed where it no longer is.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
    defaultViewport: { width: 1280, height: 900 },
    protocolTimeout: 60_000,
  });
  const page = await browser.newPage();
  return {
    name: `Firefox ${/[\d.]+/.exec(await browser.version())?.[0]}`,
    goto: async (url) => void (await page.goto(url, { timeout: 60_000 })),
    evaluate: async (expression) => page.evaluate(expression),
    click: async (selector) => page.click(selector),
    type: async (selector, text) => {
      await page.focus(selector);
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await page.keyboard.type(text);
    },
    draw: async () => Buffer.from(await page.screenshot()),
    close: async () => browser.close(),
  };
}
