import { openMarketplace } from '../support/marketplace.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'second@demo.test' });

const to = (zip: string) =>
  ({
    deliveryMethod: 'DIRECT',
    deliveryAddress: {
      street: '12 Mill Lane',
      city: 'Chicago',
      state: 'IL',
      zip,
      instructions: '',
    },
  }) as const;

test('a store charges delivery fees by distance and refuses orders from too far away', async ({
  page,
  counter,
}) => {
  const grocer = openMarketplace(counter.url, 'fern-and-field');
  await page.goto('/dashboard/settings/store-setting');
  const panel = page.getByRole('region', { name: 'Delivery fees', exact: true });
  const save = panel.getByRole('button', { name: 'Save changes' });
  await expect(panel.getByLabel('A direct delivery costs')).toHaveValue('FLAT');
  await expect(panel.getByLabel('Fee of a direct delivery')).toHaveValue('4.99');
  await panel.getByLabel('A direct delivery costs').selectOption('BANDS');
  await panel.getByLabel('Distance 1 (miles)').fill('3');
  await panel.getByLabel('Fee of distance 1').fill('2.99');
  await panel.getByRole('button', { name: 'Add distance' }).click();
  await panel.getByLabel('Distance 2 (miles)').fill('2');
  await panel.getByLabel('Fee of distance 2').fill('5.49');
  await save.click();
  await expect(panel.getByText('Must be farther than the distance before')).toBeVisible();
  await panel.getByLabel('Distance 2 (miles)').fill('7.5');
  await panel.getByLabel('Free direct delivery from').fill('');
  await save.click();
  await expect(panel).toContainText('Last changed by Daniel Okafor');
  await expect(save).toBeHidden();

  expect(await grocer.order(to('60625'))).toMatchObject({ deliveryFee: 299 });
  expect(await grocer.order(to('60640-1234'))).toMatchObject({ deliveryFee: 299 });
  expect(await grocer.order(to('60614'))).toMatchObject({ deliveryFee: 549 });
  await expect(grocer.order(to('10001'))).rejects.toThrow(
    'delivers up to 7.5 miles; 10001 is about 715 miles away',
  );
  const { orderNumber } = await grocer.order(to('60614'));
  await page.goto(`/dashboard/orders/${orderNumber}`);
  const amounts = page.getByRole('dialog').getByRole('region', { name: 'Amounts' });
  await expect(amounts).toContainText("Delivery fee (the delivery agent's)− $ 5.49");

  await page.goto('/dashboard/settings/store-setting');
  await expect(panel.getByLabel('Distance 2 (miles)')).toHaveValue('7.5');
  await panel.getByRole('button', { name: 'Remove distance 2' }).click();
  await panel.getByRole('button', { name: 'Remove distance 1' }).click();
  await save.click();
  await expect(panel.getByText('Add a distance')).toBeVisible();
  await panel.getByLabel('A direct delivery costs').selectOption('FLAT');
  await panel.getByLabel('Fee of a direct delivery').fill('4.99');
  await panel.getByLabel('Free direct delivery from').fill('90');
  await save.click();
  await expect(save).toBeHidden();
});
