import { chromium } from '@playwright/test';
const url = 'http://127.0.0.1:3411';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
async function signIn(page: any, email: string) {
  await page.goto(url + '/login');
  await page.getByLabel(/e-?mail/i).first().fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Demo-pass-1');
  await page.getByRole('button', { name: /sign in|login/i }).first().click();
  await page.waitForURL(/dashboard|operator/);
}
const errors: string[] = [];
for (const [look, size, scheme] of [['desk', { width: 1440, height: 900 }, 'light'], ['phone', { width: 390, height: 844 }, 'dark']] as const) {
  for (const email of ['owner@demo.test', 'operator@demo.test']) {
    const context = await browser.newContext({ viewport: size, colorScheme: scheme });
    const page = await context.newPage();
    page.on('console', (m: any) => m.type() === 'error' && errors.push(m.text()));
    page.on('pageerror', (e: any) => errors.push(String(e)));
    await signIn(page, email);
    const shot = async (name: string, full = false) => { await page.waitForTimeout(1200); await page.screenshot({ path: `/tmp/shots/${look}-${name}.png`, fullPage: full }); };
    if (email.startsWith('owner')) {
      await page.goto(url + '/dashboard/reports/payouts'); await shot('payouts', true);
      const first = page.getByRole('main').locator('tbody tr button, ul[aria-label="Payouts"] > li button').nth(2);
      await first.click(); await shot('drawer');
      const id = new URL(page.url()).searchParams.get('payout');
      await page.goto(url + `/dashboard/reports/payouts/${id}/statement`); await shot('statement', true);
      await page.emulateMedia({ media: 'print' }); await shot('print', true); await page.emulateMedia({ media: 'screen' });
      await page.goto(url + '/dashboard/reports'); await shot('reports', true);
    } else {
      await page.goto(url + '/operator/payouts'); await shot('op-list', true);
      await page.getByRole('main').locator('tbody tr button, ul[aria-label="Payouts"] > li button').first().click(); await shot('op-one', true);
    }
    await context.close();
  }
}
console.log(errors.slice(0, 10));
await browser.close();
