import { Blob } from 'node:buffer';
import { signUp } from '@counter/contract/auth';
import { bankDetailsCases, businessInfoCases, signUpCases } from '@counter/contract/cases';
import type { AnswerOf } from '@counter/contract/endpoint';
import { uploadPicture } from '@counter/contract/files';
import { findOnboarding, saveBankDetails, saveBusinessInfo } from '@counter/contract/onboarding';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { anApplicantsSession, applications, openApplication } from '../../testing/applicant.ts';
import { FakeServer, Refusal } from '@counter/contract/testing';
import { followOnItsWay } from '../../testing/followed-request.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

afterEach(() => void vi.unstubAllGlobals());

const stepHeading = async (position: 1 | 2 | 3) =>
  screen.findByRole('heading', { level: 1, name: new RegExp(`^Step ${position} of 3`) });

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

/** Fills fields in by the start of their labels. */
function fill(values: Readonly<Record<string, string | boolean | undefined>>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label), { target: { value: String(value) } });
  }
}

function fillAccount(): void {
  const { firstName, lastName, email, phoneNumber, password } = signUpCases.filled;
  fill({ 'First name': firstName, 'Last name': lastName, Email: email });
  fill({ 'Phone number': phoneNumber, Password: password, 'Confirm password': password });
}

function fillBusiness(): void {
  const { name, businessType, address, phoneNumber, ...other } = businessInfoCases.filled;
  fill({ 'Business name': name, 'Restaurant type': businessType, Address: address });
  fill({ 'Store phone number': phoneNumber, 'Number of locations': other['totalLocations'] });
  fill({ Opens: '09:00', Closes: '21:00', 'Store tax rate': other['storeTaxRate'] });
  fill({ 'Menu website': other['menuWebsite'] });
}

function fillBank(): void {
  const { accountNumber, routingNumber, legalBusinessName, ein, ...other } =
    bankDetailsCases.filled;
  fill({ 'Account number': accountNumber, 'Routing number': routingNumber });
  fill({ 'Legal business name': legalBusinessName, 'Tax ID': ein });
  fill({ 'Legal address': other['address'], 'Legal first name': other['legalFirstName'] });
  fill({ 'Legal last name': other['legalLastName'], 'Date of birth': other['dateOfBirth'] });
  fill({ SSN: other['ssn'] });
}

const send = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const alertOf = async (words: string | RegExp) => {
  const told = await screen.findByText(words, { exact: false });
  return told.closest<HTMLElement>('[role=alert]') ?? told;
};

/** Cuts the connection, sends a form, and expects that nothing typed is lost. */
async function sendUnreachably(server: FakeServer, name: string): Promise<void> {
  server.setReachable(false);
  send(name);
  await alertOf('What you typed is still here.');
  server.setReachable(true);
}

test.each(['/signup?step=2', '/signup#BANK', '/signup?step=BANK'])(
  "the URL %s can't skip a step",
  async (address) => {
    renderScreen(new FakeServer(), address);
    expect(await stepHeading(1)).toBeVisible();
  },
);

test('an address that is taken says so and links to sign-in', async () => {
  const told = 'This email already has an account.';
  const errors = [{ path: 'email', message: told }];
  const server = new FakeServer().on(signUp, new Refusal(409, 'EMAIL_TAKEN', told, errors));
  renderScreen(server, '/signup');
  await stepHeading(1);
  fillAccount();
  send('Create account');
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(told));
  const alert = screen.getAllByRole('alert').find(({ textContent }) => textContent.includes(told));
  expect(within(alert ?? document.body).getByRole('link', { name: 'Login' })).toBeVisible();
  expect(field('Email')).toHaveFocus();
  expect(field('Phone number')).toHaveValue(String(signUpCases.filled['phoneNumber']));
});

test('pressing twice creates one account, even after a lost connection', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof anApplicantsSession>>();
  const server = new FakeServer()
    .on(signUp, () => answer.promise)
    .on(findOnboarding, { data: applications.BUSINESS });
  const user = renderScreen(server, '/signup');
  await stepHeading(1);
  fillAccount();
  await sendUnreachably(server, 'Create account');
  const button = screen.getByRole('button', { name: 'Create account' });
  send('Create account');
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  send('Create account');
  await user.type(field('Confirm password'), '{Enter}');
  answer.resolve(anApplicantsSession());
  await stepHeading(2);
  expect(server.received(signUp)).toHaveLength(1);
});

test('an application that failed to load can be retried', async () => {
  const server = openApplication('BUSINESS').on(
    findOnboarding,
    new Refusal(503, 'UNAVAILABLE', 'Not now.'),
  );
  const user = renderScreen(server, '/signup');
  await alertOf("We couldn't load your application");
  server.on(findOnboarding, { data: applications.BUSINESS });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await stepHeading(2)).toBeVisible();
});

test('a business that failed to send keeps its data and can be retried', async () => {
  const server = openApplication('BUSINESS').on(saveBusinessInfo, { data: 4 });
  renderScreen(server, '/signup');
  await stepHeading(2);
  fillBusiness();
  const into = vi.spyOn(Element.prototype, 'scrollIntoView');
  await sendUnreachably(server, 'Save and continue');
  await waitFor(() => expect(into).toHaveBeenCalledWith({ block: 'center' }));
  expect(field('Business name')).toHaveValue(String(businessInfoCases.filled['name']));
  server.on(findOnboarding, { data: applications.BANK });
  send('Save and continue');
  await stepHeading(3);
});

test('bank details that failed to send or were refused keep their data', async () => {
  const server = openApplication('BANK');
  renderScreen(server, '/signup');
  await stepHeading(3);
  fillBank();
  await sendUnreachably(server, 'Send application');
  expect(field('Account number')).toHaveValue(String(bankDetailsCases.filled['accountNumber']));

  const message = 'Date of birth cannot be in the future';
  const errors = [{ path: 'dateOfBirth', message }];
  server.on(saveBankDetails, new Refusal(422, 'INVALID_FIELDS', 'Check the fields.', errors));
  send('Send application');
  const born = field('Date of birth');
  await waitFor(() => expect(born).toHaveAccessibleDescription(message));
  expect(born).toHaveFocus();
  expect(field('Account number')).toHaveValue(String(bankDetailsCases.filled['accountNumber']));
});

test('the sent application stays filled in behind the thanks', async () => {
  const server = openApplication('BANK').on(saveBankDetails, { data: 'We received it.' });
  renderScreen(server, '/signup');
  await stepHeading(3);
  fillBank();
  send('Send application');
  expect(await screen.findByRole('dialog', { name: 'Thank You' })).toBeVisible();
  expect(field('SSN')).toHaveValue(String(bankDetailsCases.filled['ssn']));
});

test('nobody can go back while the application is being sent', async () => {
  const answer = Promise.withResolvers<Refusal>();
  const server = openApplication('BANK').on(saveBankDetails, () => answer.promise);
  renderScreen(server, '/signup');
  await stepHeading(3);
  fillBank();
  const back = screen.getByRole('button', { name: 'Back' });
  expect(back).toBeEnabled();
  send('Send application');
  await waitFor(() => expect(back).toBeDisabled());
  answer.resolve(new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  await waitFor(() => expect(back).toBeEnabled());
});

test('a business waits for its picture uploads and then continues', async () => {
  const server = openApplication('BUSINESS').on(saveBusinessInfo, { data: 4 });
  followOnItsWay(server);
  // The simulated browser's own is none to the responses of Node.
  vi.stubGlobal('Blob', Blob);
  const answer = Promise.withResolvers<AnswerOf<typeof uploadPicture>>();
  server.on(uploadPicture, () => answer.promise);
  const user = renderScreen(server, '/signup');
  await stepHeading(2);
  fillBusiness();
  await user.upload(field('Menu images'), new File(['abc'], 'menu.png', { type: 'image/png' }));
  send('Save and continue');
  const told = await screen.findByText('Wait for the upload to finish');
  expect(server.received(saveBusinessInfo)).toEqual([]);
  const menu = { url: '/uploads/menu.png', small: 's', medium: 'm', width: 3, height: 2 };
  answer.resolve({ data: { files: [menu] } });
  await waitFor(() => expect(told).not.toBeInTheDocument());
  server.on(findOnboarding, { data: applications.BANK });
  send('Save and continue');
  await stepHeading(3);
  expect(server.received(saveBusinessInfo)[0]?.body.menuPics).toEqual([menu.url]);
});
