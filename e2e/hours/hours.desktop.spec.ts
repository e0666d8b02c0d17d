import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { expect, test } from '../support/test.ts';
import { hoursAddress, resetHours } from './hours-page.ts';

const person = 'second@demo.test';

test.use({ person });

test.afterEach(async ({ counter }) => resetHours(counter.url, person));

test('the hours are read, and the week is set', async ({ page }) => {
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
});
