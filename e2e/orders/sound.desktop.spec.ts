import { countNotes } from '../support/listening.ts';
import { expectLive, popupOf } from '../support/orders-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

test('the sound can be tested, rings in one of two tabs until seen, and can be turned off', async ({
  page,
  context,
  marketplace,
  colleague,
}) => {
  test.slow();
  await page.clock.install();
  const notes = await countNotes(page);
  const greeting = page.getByRole('heading', { name: 'Hi, Welcome back' });
  const settings = page.getByRole('region', { name: 'Alerts' });
  await page.goto('/dashboard/app');

  await test.step('the sound has a volume and a test', async () => {
    await page.getByRole('button', { name: /^Alerts on/ }).click();
    await settings.getByRole('button', { name: 'New order' }).click();
    await expect.poll(notes).toBeGreaterThan(0);
    await expect(settings.getByRole('slider', { name: 'Volume' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await expectLive(page);
  });

  await test.step('rings until a member sees the order', async () => {
    const { orderNumber } = await marketplace.order();
    await expect(popupOf(page)).toContainText(orderNumber);
    const ringing = notes();
    await page.clock.fastForward(5000);
    await expect.poll(notes).toBeGreaterThan(ringing);

    await colleague.lookAtEverything();
    await expect(popupOf(page)).toBeHidden();
    const quiet = notes();
    await page.clock.fastForward(60_000);
    await expect(greeting).toBeVisible();
    expect(notes()).toBe(quiet);
  });

  await test.step('rings in only one of two tabs', async () => {
    const other = await context.newPage();
    const second = await countNotes(other);
    await other.goto('/dashboard/app');
    await expectLive(other);
    await other.getByRole('heading', { name: 'Hi, Welcome back' }).click();
    const before = notes();
    const { orderNumber } = await marketplace.order();
    await expect(popupOf(other)).toContainText(orderNumber);
    await expect.poll(notes).toBeGreaterThan(before + 4);
    expect(second()).toBe(0);
    await other.close();
    await colleague.lookAtEverything();
    await expect(popupOf(page)).toBeHidden();
  });

  await test.step('remembers the switch on the device', async () => {
    await page.getByRole('button', { name: /^Alerts on/ }).click();
    await settings.getByRole('switch', { name: 'Sound for new orders' }).click({ force: true });
    await expect(page.getByRole('button', { name: /^Alerts off/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Alerts off/ })).toBeVisible();
  });
});
