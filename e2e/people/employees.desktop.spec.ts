import { readFile } from 'node:fs/promises';
import { employeesAddress, peopleOf, personField, personRow } from '../support/people-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

test('an employee is added, found, exported and changed', async ({ page, counter, colleague }) => {
  test.slow();
  const firstName = 'Nora';
  const name = `${firstName} Lind`;
  const people = peopleOf(counter.url, colleague);
  await page.goto('/dashboard/business/cedar-kitchen');
  await page.getByRole('link', { name: /^Employee/ }).click();
  await expect(page).toHaveURL(employeesAddress);
  await expect(personRow(page, 'Amara Okafor')).toBeVisible();
  await expect(personRow(page, 'Ruth Kaplan')).toHaveCount(0);

  await page.getByRole('link', { name: 'Add New Employee' }).click();
  for (const [label, value] of [
    ['First Name', firstName],
    ['Last Name', 'Lind'],
    ['Mobile #', '+1 212 555 0142'],
    ['CNIC #', '42101-1234567-8'],
    ['Address', '12 Mill Lane, Springfield'],
    ['Designation', 'Baker'],
    ['Salary', '2,800'],
  ] as const)
    await personField(page, label).fill(value);
  await page.getByRole('button', { name: 'Add employee' }).click();
  await expect(page.getByText('Employee is added successfully')).toBeVisible();
  await expect(page).toHaveURL(employeesAddress);

  await page.getByRole('searchbox', { name: 'Search employees' }).fill(firstName);
  await expect(page).toHaveURL(/search=/);
  const row = personRow(page, name);
  await expect(row).toContainText('$ 2,800.00');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file).toContain(`${firstName},Lind`);
  expect(file).not.toContain('Tariq');
  await row.getByRole('button', { name }).click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer).toContainText('42101-1234567-8');
  await drawer.getByRole('link', { name: 'Edit' }).click();
  await expect(personField(page, 'Designation')).toHaveValue('Baker');
  await personField(page, 'Designation').fill('Head baker');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Employee is edited successfully')).toBeVisible();

  await expect(row).toContainText('Head baker');
  expect(await people.findEmployee(name)).toMatchObject({ designation: 'Head baker' });
});
