import { follow } from '../support/follow.ts';
import { drawerOf, rowOf } from '../support/orders-page.ts';
import { peopleOf, personField, personRow, ridersAddress } from '../support/people-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

test('a merchant adds a rider, puts them on duty, and assigns and unassigns an order', async ({
  page,
  counter,
  colleague,
  marketplace,
}) => {
  test.slow();
  const name = 'Omar Farouk';
  const people = peopleOf(counter.url, colleague);
  await page.goto('/dashboard/business/cedar-kitchen');
  await page.getByRole('link', { name: /^Rider/ }).click();
  await expect(page).toHaveURL(ridersAddress);
  await expect(personRow(page, 'Ali Raza')).toContainText('44 KD 17');

  await page.getByRole('link', { name: 'Add New Rider' }).click();
  await personField(page, 'Name').fill(name);
  await personField(page, 'Phone').fill('+1 212 555 0199');
  await personField(page, 'CNIC #').fill('42101-5550199-7');
  await personField(page, 'Vehicle').selectOption('On foot');
  await page.getByRole('button', { name: 'Add rider' }).click();
  await expect(page.getByText('Rider added.')).toBeVisible();
  const duty = page.getByRole('switch', { name: `${name} is on duty` });
  await expect(duty).not.toBeChecked();
  await duty.click();
  await expect(duty).toBeChecked();
  await expect.poll(async () => (await people.findRider(name))?.onDuty).toBe(true);

  const order = await marketplace.order({ deliveryMethod: 'DIRECT' });
  await follow(page, `/dashboard/orders/${order.orderNumber}`);
  const drawer = drawerOf(page, order.orderNumber);
  const part = drawer.getByRole('region', { name: 'Rider' });
  await expect(part).toContainText('No rider yet');
  await part.getByRole('button', { name: 'Assign rider' }).click();
  await page.getByRole('menuitem', { name: `${name}, on foot` }).click();
  await expect(page.getByText(`${name} delivers ${order.orderNumber}`)).toBeVisible();
  await expect(part).toContainText('+1 (212) 555-0199');
  await expect(drawer.getByRole('region', { name: 'Timeline' })).toContainText('Given to a rider');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/dashboard/orders');
  await expect(rowOf(page, order.orderNumber)).toContainText(name);

  // The order can be taken from them.
  await follow(page, `/dashboard/orders/${order.orderNumber}`);
  await expect(part).toContainText(name);
  await part.getByRole('button', { name: 'Change rider' }).click();
  await page.getByRole('menuitem', { name: `Take ${name} off` }).click();
  await expect(part).toContainText('No rider yet');
});
