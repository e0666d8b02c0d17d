import { employeeFormCases, riderFormCases, type FormCase } from '@counter/contract/cases';
import type { Page } from '@playwright/test';
import { employeesAddress, personField, ridersAddress } from '../support/people-page.ts';
import { expect, test } from '../support/test.ts';
import { walkCases } from '../support/walk-cases.ts';

test.use({ person: 'owner@demo.test' });

test('every rule of an employee and of a rider is told at its field', async ({ page }) => {
  test.slow();
  await walkEmployee(page);
  // What was typed is not saved.
  page.once('dialog', (dialog) => void dialog.accept());
  await walkRider(page);
});

async function walkEmployee(page: Page): Promise<void> {
  await page.goto(`${employeesAddress}/form`);
  await expect(personField(page, 'First Name')).toBeVisible();
  const labels = {
    firstName: 'First Name',
    lastName: 'Last Name',
    mobileNumber: 'Mobile #',
    address: 'Address',
    cnic: 'CNIC #',
    email: 'Email',
    joiningDate: 'Joining Date',
    designation: 'Designation',
    salary: 'Salary',
  };
  const form = page.getByRole('main').getByRole('form');
  await walkCases(form, labels, employeeFormCases);
}

async function walkRider(page: Page): Promise<void> {
  await page.goto(`${ridersAddress}/form`);
  await expect(personField(page, 'Name')).toBeVisible();
  const form = page.getByRole('main').getByRole('form');
  const { filled, cases } = riderFormCases;
  const labels = { name: 'Name', phone: 'Phone', cnic: 'CNIC #', plate: 'Plate' };
  const forCar = ({ given }: FormCase): boolean => given?.['vehicle'] === 'CAR';
  await walkCases(form, labels, { filled, cases: cases.filter((one) => !forCar(one)) });
  await personField(page, 'Vehicle').selectOption('Car');
  await walkCases(form, { plate: 'Plate' }, { filled, cases: cases.filter(forCar) });
  await personField(page, 'Vehicle').selectOption('Bicycle');
  await expect(personField(page, 'Plate')).toHaveCount(0);
}
