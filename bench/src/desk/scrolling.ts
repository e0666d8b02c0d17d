import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** The frames of a list scrolled by wheel. */
export type Scrolling = {
  readonly view: string;
  readonly framesPerSecond: number;
  /** The 95th percentile of the frame times, in milliseconds. */
  readonly p95: number;
};

const secondsOfScrolling = 4;
const wheelsPerSecond = 30;
const pixelsPerWheel = 120;

/** Scrolls the element in the middle of a page down and up again. Returns the times between frames, in milliseconds. */
export async function scrollThrough(page: Page): Promise<readonly number[]> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, (2 * height) / 3);
  await page.evaluate(watchFrames);
  const wheels = secondsOfScrolling * wheelsPerSecond;
  for (let wheel = 0; wheel < wheels; wheel += 1) {
    const pause = delay(1000 / wheelsPerSecond);
    await page.mouse.wheel(0, wheel < wheels / 2 ? pixelsPerWheel : -pixelsPerWheel);
    await pause;
  }
  return page.evaluate(() => window.frameTimes);
}

declare global {
  interface Window {
    frameTimes: number[];
  }
}

/** Runs in the page: records the times between frames. */
function watchFrames(): void {
  window.frameTimes = [];
  let before = performance.now();
  const watch = (at: number): void => {
    window.frameTimes.push(at - before);
    before = at;
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}
