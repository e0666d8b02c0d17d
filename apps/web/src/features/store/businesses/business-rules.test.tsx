import { businessFormCases, type FormCase } from '@counter/contract/cases';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { openStore } from '../../../testing/store.ts';
import { walkCases } from '../../../testing/walk-cases.ts';
import { businessLabels } from './business-fixture.ts';

/** The values that a time input can hold. */
const time = /^$|^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** A field for times holds nothing else, and the address is closed where emails are not accepted. */
const canBeEntered = ({ field, value, given }: FormCase): boolean =>
  (!field.endsWith('Time') || time.test(String(value))) && given?.['acceptEmail'] !== false;

test('every rule of a business has a message at its field', async () => {
  renderScreen(openStore(), '/dashboard/my-business?add=true');
  await screen.findByLabelText(/^Business Name/);
  const cases = businessFormCases.cases.filter(canBeEntered);
  const main = screen.getByRole('main');
  const walk = walkCases(main, businessLabels, { ...businessFormCases, cases });
  await expect(walk).resolves.toBeUndefined();
});
