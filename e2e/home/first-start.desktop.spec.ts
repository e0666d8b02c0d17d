import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { findFreePort } from '../soak/program.ts';
import { startCounter } from '../support/counter.ts';

test('the first start shows how far the demo is loaded, and then Counter', async ({ page }) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'counter-first-start-'));
  const port = await findFreePort();
  const starting = startCounter({ dataDir, port });
  await expect(async () => {
    await page.goto(`http://127.0.0.1:${port}/`);
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('heading')).toHaveText('Loading the demo marketplace');
  await expect(page.getByRole('listitem').first()).toContainText('Cedar Kitchen, Court Street');

  const counter = await starting;
  await expect(page).toHaveURL(`${counter.url}/home`);
  await expect(page.getByRole('link', { name: 'Signin' }).first()).toBeVisible();
  await counter.stop();
  await rm(dataDir, { recursive: true });
});
