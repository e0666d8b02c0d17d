import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { expect, test } from '../support/test.ts';
import { hoursAddress, resetHours } from './hours-page.ts';

const person = 'second@demo.test';

test.use({ person });

test.afterEach(async ({ counter }) => resetHours(counter.url, person));

test('the hours are read, the week is set, and days are excepted', async ({ page }) => {
  test.slow();

  await test.step('the week is set day by day, copied, and for deliveries apart', async () => {
    await page.goto(hoursAddress);
    const hours = page.getByRole('region', { name: 'Opening hours' });
    await expect(hours.getByText('Open around the clock')).toBeVisible();

    await hours.getByRole('button', { name: 'Edit hours' }).click();
    await hours.getByRole('radio', { name: 'At these hours' }).check();
    await hours.getByLabel('Monday to', { exact: true }).fill('14:00');
    await hours.getByRole('button', { name: 'Add hours on Monday' }).click();
    await hours.getByLabel('Monday 2 from').fill('13:00');
    await hours.getByLabel('Monday 2 to').fill('02:00');
    await hours.getByRole('button', { name: 'Save hours' }).click();
    await expect(hours.getByLabel('Monday 2 from')).toHaveAccessibleDescription(
      'Overlaps with other hours',
    );
    await hours.getByLabel('Monday 2 from').fill('18:00');
    await expect(hours.getByLabel('Monday 2 to')).toHaveAccessibleDescription('On the next day.');
    await hours.getByRole('button', { name: 'Copy Monday' }).click();
    await page.getByRole('menuitem', { name: 'Copy to Tuesday' }).click();
    await hours.getByRole('button', { name: 'Remove Sunday' }).click();
    await hours.getByLabel('Use different hours for delivery').check();
    await expectGoodInBothThemes(page);
    await hours.getByRole('button', { name: 'Save hours' }).click();

    await expect(page.getByText('The hours are saved.')).toBeVisible();
    const pickup = hours.getByRole('list', { name: 'Pickup hours' });
    const twice = '9:00 AM–2:00 PM, 6:00 PM–2:00 AM next day';
    await expect(pickup.getByRole('listitem').filter({ hasText: 'Tuesday' })).toContainText(twice);
    await expect(pickup.getByRole('listitem').filter({ hasText: 'Sunday' })).toContainText(
      'Closed',
    );
    await expect(hours.getByRole('region', { name: 'Delivery' })).toContainText('around the clock');
    const record = page.getByRole('list', { name: 'Change history' }).getByRole('listitem');
    await expect(record.first()).toContainText(`changed the hours: pickup Mon, Tue ${twice}`);
    await expect(record.first()).toContainText('Before: Around the clock');
  });

  await test.step('exceptions are added, changed, removed and brought back', async () => {
    const exceptions = page.getByRole('region', { name: 'Exceptions' });
    await expect(exceptions.getByText('Christmas Day')).toBeVisible();
    await exceptions.getByRole('button', { name: 'Add exception' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add exception' });
    await dialog.getByLabel('Name').fill('Thanksgiving');
    await dialog.getByLabel('First day').fill('2090-11-23');
    await dialog.getByLabel('First day').press('Tab');
    await expect(dialog.getByLabel('Last day')).toHaveValue('Nov 23, 2090');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const row = exceptions.getByRole('listitem').filter({ hasText: 'Thanksgiving' });
    await expect(row).toContainText('Closed all day');

    await row.getByRole('button', { name: 'Change Thanksgiving' }).click();
    const change = page.getByRole('dialog', { name: 'Change Thanksgiving' });
    await change.getByRole('radio', { name: 'Other hours' }).check();
    await change.getByLabel('Hours 1 to').fill('13:00');
    await change.getByLabel('For', { exact: true }).selectOption('PICKUP');
    await change.getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('9:00 AM–1:00 PM · Pickup only');

    await row.getByRole('button', { name: 'Remove Thanksgiving' }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toContainText('9:00 AM–1:00 PM · Pickup only');
  });
});
