import { pictureFile } from '../store/picture-files.ts';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { expect, kitchen, test } from '../support/test.ts';
import { expectFormLoaded, field, otherDevice, saveButton } from './form-page.ts';

test.use({ person: 'owner@demo.test' });

const list = `/dashboard/business/${kitchen}/products`;
const form = `/dashboard/business/${kitchen}/product/form`;

test("a product starts with the business's defaults and can be edited and copied", async ({
  page,
  counter,
  colleague,
}) => {
  test.slow();
  const name = 'Olive oil of the north';
  const other = otherDevice(counter.url, colleague);
  await page.goto(form);
  await expectFormLoaded(page);
  await expect(page.getByRole('heading', { level: 1, name: 'New Product' })).toBeVisible();
  await expect(field(page, 'Discount')).toHaveValue('0.00');
  await expect(field(page, 'Weight')).toHaveValue('200');
  await expect(field(page, 'Unit').locator('option')).toHaveText(['kg', 'gm', 'mg', 'L', 'ml']);
  await expect(field(page, 'Unit')).toHaveValue('GRAM');
  await expect(field(page, 'Available')).toBeChecked();
  await expect(field(page, 'Returnable')).not.toBeChecked();
  await saveButton(page).click();
  await expect(field(page, 'Product Name')).toBeFocused();
  await expect(field(page, 'Category')).toHaveAccessibleDescription('Category is required');
  await expectGoodInBothThemes(page);

  await field(page, 'Product Name').fill(name);
  await field(page, 'Category').selectOption('Sides');
  await field(page, 'Price').fill('12.5');
  await field(page, 'Display Unit Value').fill('Bottle');
  await field(page, 'Unit').selectOption('ml');
  await field(page, 'Hash Tags').fill('#olive #oil');
  await field(page, 'Product image').setInputFiles(pictureFile('oil.png'));
  await page.getByRole('button', { name: 'Use picture' }).press('Enter');
  await expect(page.getByText(/^Uploaded, /)).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByText(/^Product is added successfully/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to products' }).click();
  await expect(page).toHaveURL(list);
  const [added] = await other.find(name);
  expect(added).toMatchObject({
    categoryName: 'Sides',
    price: 1250,
    discount: 0,
    weight: 200,
    unit: 'MILLI_LITER',
    displayUnitValue: 'Bottle',
    tag: '#olive #oil',
    available: true,
    returnable: false,
  });

  await page.goto(`${form}?duplicate=${added?.id}`);
  await expectFormLoaded(page);
  await expect(page.getByRole('list', { name: 'Product image: chosen' })).toBeVisible();
  await field(page, 'Product Name').fill(`${name}, copied`);
  await saveButton(page).click();
  // Nobody presses anything.
  await expect(page).toHaveURL(list);
  const [copy] = await other.find(`${name}, copied`);
  expect(copy).toMatchObject({ image: added?.image, price: 1250, tag: '#olive #oil' });
  expect(copy?.id).not.toBe(added?.id);
  expect((await other.read(added?.id ?? 0)).name).toBe(name);
});
