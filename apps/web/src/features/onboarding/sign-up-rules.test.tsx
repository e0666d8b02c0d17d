import {
  bankDetailsCases,
  businessInfoCases,
  registerCases,
  signUpCases,
  type FormCase,
} from '@counter/contract/cases';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApplication } from '../../testing/applicant.ts';
import { FakeServer } from '@counter/contract/testing';
import { renderScreen } from '../../testing/render-screen.tsx';
import { walkCases } from '../../testing/walk-cases.ts';

const accountLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phoneNumber: 'Phone number',
  password: 'Password',
  confirmPassword: 'Confirm password',
};

const wrongField = () => screen.getByRole('main').querySelector('[aria-invalid=true]');

const stepHeading = async (position: 1 | 2 | 3) =>
  screen.findByRole('heading', { level: 1, name: new RegExp(`^Step ${position} of 3`) });

test('every rule of registering has a message at its field', async () => {
  renderScreen(new FakeServer(), '/register');
  await screen.findByLabelText(/^Email/);
  const labels = { ...accountLabels, phoneNumber: undefined, confirmPassword: undefined };
  await walkCases(screen.getByRole('main'), known(labels), registerCases);
  await waitFor(() => expect(wrongField()).toBeNull());
});

/** Leaves out what the form doesn't ask for. */
function known(labels: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(labels).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

test('every rule of an account has a message at its field', async () => {
  renderScreen(new FakeServer(), '/signup');
  await stepHeading(1);
  await walkCases(screen.getByRole('main'), accountLabels, signUpCases);
  await waitFor(() => expect(wrongField()).toBeNull());
});

test('every rule of a business has a message at its field', async () => {
  renderScreen(openApplication('BUSINESS'), '/signup');
  await stepHeading(2);
  const labels = {
    name: 'Business name',
    businessType: 'Restaurant type',
    address: 'Address',
    phoneNumber: 'Store phone number',
    totalLocations: 'Number of locations',
    storeTaxRate: 'Store tax rate',
    menuWebsite: 'Menu website',
  };
  const cases = businessInfoCases.cases.filter(({ field }) => field !== 'workingHours');
  await walkCases(screen.getByRole('main'), labels, { ...businessInfoCases, cases });
  await waitFor(() => expect(wrongField()).toBeNull());
});

/** Two fields that offer times and nothing else. */
const times = /^$|^([01]\d|2[0-3]):[0-5]\d - (([01]\d|2[0-3]):[0-5]\d)?$/;

test('every rule of the working hours has a message at both times', async () => {
  renderScreen(openApplication('BUSINESS'), '/signup');
  const opens = await screen.findByLabelText('Opens');
  const closes = screen.getByLabelText('Closes');
  function enterHours(hours: string): void {
    const [from = '', to = ''] = hours.split(' - ');
    fireEvent.change(opens, { target: { value: from } });
    fireEvent.change(closes, { target: { value: to } });
    fireEvent.blur(closes);
  }
  for (const { field, value, message } of businessInfoCases.cases) {
    if (field !== 'workingHours' || typeof value !== 'string' || !times.test(value)) continue;
    enterHours(message === null ? '' : '09:00 - 21:00');
    enterHours(value);
    const told = message === null ? /./ : message.replaceAll('  ', ' ');
    await waitFor(() => {
      expect(opens.getAttribute('aria-invalid') === 'true').toBe(message !== null);
      expect(opens).toHaveAccessibleDescription(told);
    });
  }
});

/** Leaves out dates that nobody can read, told in the person's format, and fields that are closed or away. */
function canBeEntered({ field, value, given }: FormCase): boolean {
  if (field === 'dateOfBirth') return /^$|^(?!1890|1990-02-30)\d{4}-\d\d-\d\d$/.test(String(value));
  return given?.['individual'] !== true && given?.['franchiseAssociated'] !== false;
}

test('every rule of the bank details has a message at its field', async () => {
  renderScreen(openApplication('BANK'), '/signup');
  await stepHeading(3);
  fireEvent.click(screen.getByLabelText('The business belongs to a franchise'));
  const labels = {
    accountNumber: 'Account number',
    routingNumber: 'Routing number',
    legalBusinessName: 'Legal business name',
    individual: 'I file as an individual, without an EIN',
    ein: 'Tax ID (EIN)',
    address: 'Legal address',
    franchiseAssociated: 'The business belongs to a franchise',
    totalFranchise: 'Total franchisees',
    legalFirstName: 'Legal first name',
    legalLastName: 'Legal last name',
    dateOfBirth: 'Date of birth',
    ssn: 'SSN, last 4 digits',
  };
  const franchise = { franchiseAssociated: true, totalFranchise: '3' };
  const filled = { ...bankDetailsCases.filled, ...franchise };
  const cases = bankDetailsCases.cases.filter(canBeEntered);
  await walkCases(screen.getByRole('main'), labels, { filled, cases });
  await waitFor(() => expect(wrongField()).toBeNull());
});
