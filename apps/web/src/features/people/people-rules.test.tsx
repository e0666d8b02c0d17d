import { employeeFormCases, riderFormCases, type FormCase } from '@counter/contract/cases';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { openStore } from '../../testing/store.ts';
import { walkCases } from '../../testing/walk-cases.ts';

const business = '/dashboard/business/cedar-kitchen';

test('every rule of an employee has a message at its field', async () => {
  renderScreen(openStore(), `${business}/employee/form`);
  const form = await screen.findByRole('form', { name: 'Add New Employee' });
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
  await walkCases(form, labels, employeeFormCases);
  await waitFor(() => expect(form.querySelector('[aria-invalid=true]')).toBeNull());
});

test('every rule of a rider has a message at its field, and only motor vehicles have a plate', async () => {
  renderScreen(openStore(), `${business}/rider/form`);
  const form = await screen.findByRole('form', { name: 'Add New Rider' });
  const { filled, cases } = riderFormCases;
  const labels = { name: 'Name', phone: 'Phone', cnic: 'CNIC #', plate: 'Plate' };
  const forCar = ({ given }: FormCase): boolean => given?.['vehicle'] === 'CAR';
  const choose = (vehicle: string) =>
    fireEvent.change(screen.getByLabelText(/^Vehicle/), { target: { value: vehicle } });
  await walkCases(form, labels, { filled, cases: cases.filter((one) => !forCar(one)) });
  choose('CAR');
  await walkCases(form, { plate: 'Plate' }, { filled, cases: cases.filter(forCar) });
  choose('BICYCLE');
  expect(screen.queryByLabelText(/^Plate/)).toBeNull();
});
