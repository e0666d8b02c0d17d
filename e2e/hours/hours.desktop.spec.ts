import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { expect, test } from '../support/test.ts';
import { hoursAddress, resetHours } from './hours-page.ts';

const person = 'second@demo.test';

test.use({ person });

test.afterEach(async ({ counter }) => resetHours(counter.url, person));

test("a merchant sets the week's hours", async ({ page }) => {
  test.slow();

  const hours = page.getByRole('region', { name: 'Opening hours' });
  const save = hours.getByRole('button', { name: 'Save changes' });
  const twice = '9:00 AM–2:00 PM, 6:00 PM–2:00 AM next day';

  await test.step('a 24-hour store gets the same hours every day from two times', async () => {
    await page.goto(hoursAddress);
    await expect(hours.getByRole('radio', { name: 'Around the clock' })).toBeChecked();
    await expectGoodInBothThemes(page);
    await hours.getByLabel('Every day from').fill('9:00');
    await hours.getByLabel('Every day to').fill('21:00');
    await save.click();
    await expect(page.getByText('The hours are saved.')).toBeVisible();
    const record = page.getByRole('list', { name: 'Change history' }).getByRole('listitem');
    await expect(record.first()).toContainText('changed the hours: every day 9:00 AM–9:00 PM');
    await expect(record.first()).toContainText('Before: Around the clock');
  });

  await test.step('sets the week by day, copies a day and sets separate delivery hours', async () => {
    await hours.getByLabel('Same hours every day').uncheck();
    await hours.getByLabel('Monday to', { exact: true }).fill('14:00');
    await hours.getByRole('button', { name: 'Add hours on Monday' }).click();
    await hours.getByLabel('Monday 2 from').fill('13:00');
    await hours.getByLabel('Monday 2 to').fill('02:00');
    await save.click();
    await expect(hours.getByLabel('Monday 2 from')).toHaveAccessibleDescription(
      'Overlaps with other hours',
    );
    await hours.getByLabel('Monday 2 from').fill('18:00');
    await expect(hours.getByLabel('Monday 2 to')).toHaveAccessibleDescription('On the next day.');
    await hours.getByRole('button', { name: 'Copy Monday' }).click();
    await page.getByRole('menuitem', { name: 'Copy to Tuesday' }).click();
    await hours.getByRole('button', { name: 'Remove Sunday' }).click();
    await hours.getByLabel('Use different hours for delivery').check();
    const delivery = hours.getByRole('radiogroup', { name: 'Delivery' });
    await delivery.getByRole('radio', { name: 'Around the clock' }).check();
    await expectGoodInBothThemes(page);
    await save.click();

    await expect(save).toHaveCount(0);
    await expect(hours.getByLabel('Tuesday 2 to')).toHaveValue('2:00 AM');
    await expect(hours.getByRole('group', { name: 'Sunday' })).toContainText('Closed');
    const record = page.getByRole('list', { name: 'Change history' }).getByRole('listitem');
    await expect(record.first()).toContainText(`changed the hours: pickup Mon, Tue ${twice}`);
    await expect(record.first()).toContainText('Before: every day 9:00 AM–9:00 PM');
  });
});
