import {
  endOperator,
  findOperatorPeople,
  findProfile,
  inviteOperator,
  resetOperatorSignIn,
  type OperatorPerson,
} from '@counter/contract/auth';
import { Refusal } from '@counter/contract/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openMarketplace } from '../../../testing/operator.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aProfile } from '../../../testing/store.ts';

const imani: OperatorPerson = {
  userId: 1,
  fullName: 'Imani Brooks',
  email: 'imani@counter.test',
  secondFactor: true,
  lastSignInAt: '2026-11-20T10:00:00Z',
  you: true,
};
const tomas: OperatorPerson = {
  userId: 2,
  fullName: 'Tomás Vega',
  email: 'tomas@counter.test',
  secondFactor: false,
  lastSignInAt: null,
  you: false,
};

const address = '/operator/people';
const open = (...people: OperatorPerson[]) =>
  openMarketplace().on(findOperatorPeople, { data: people }).on(findProfile, { data: aProfile() });

const rowOf = async (name: string) => {
  const list = await screen.findByRole('list', { name: 'Operators' });
  return within(list).getByText(name).closest('li') ?? list;
};

async function prove(user: UserEvent, question: string, submit: string) {
  const proof = await screen.findByRole('dialog', { name: question });
  await user.type(within(proof).getByLabelText(/^Password/), 'Quiet otters row home');
  await user.click(within(proof).getByRole('button', { name: submit }));
}

async function choose(user: UserEvent, name: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

test('each operator shows their second factor and last sign-in', async () => {
  renderScreen(open(imani, tomas), address);
  expect(await rowOf('Imani Brooks')).toHaveTextContent('Second factor on');
  expect(await rowOf('Imani Brooks')).toHaveTextContent(/Last sign-in .+/);
  expect(await rowOf('Tomás Vega')).toHaveTextContent('No second factor yet');
  expect(await rowOf('Tomás Vega')).toHaveTextContent('No sign-in in the last 30 days');
});

test('a list that failed to load says so and can be retried', async () => {
  const server = openMarketplace().on(
    findOperatorPeople,
    new Refusal(500, 'INTERNAL', 'Something went wrong.'),
  );
  const user = renderScreen(server, address);
  await screen.findByText("We couldn't load the operators.");
  server.on(findOperatorPeople, { data: [imani] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rowOf('Imani Brooks')).toBeVisible();
});

test('inviting an operator requires a proof, and errors stay in the form', async () => {
  const server = open(imani).on(
    inviteOperator,
    new Refusal(409, 'CONFLICT', 'They run the marketplace already.'),
  );
  const user = renderScreen(server, address);
  await user.click(await screen.findByRole('button', { name: 'Invite operator' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite an operator' });
  const submit = within(dialog).getByRole('button', { name: 'Invite operator' });
  await user.click(submit);
  await within(dialog).findByText('Email is required');
  await user.type(within(dialog).getByLabelText(/^Full name/), 'Tomás Vega');
  await user.type(within(dialog).getByLabelText(/^Email/), 'tomas@counter.test');
  await user.click(submit);
  await prove(user, 'Let Tomás Vega run the marketplace?', 'Invite operator');
  expect(await within(dialog).findByText('They run the marketplace already.')).toBeVisible();
  server
    .on(inviteOperator, { data: [imani, tomas] })
    .on(findOperatorPeople, { data: [imani, tomas] });
  await user.click(submit);
  await prove(user, 'Let Tomás Vega run the marketplace?', 'Invite operator');
  expect(await screen.findByText('Invited tomas@counter.test')).toBeVisible();
  expect(await rowOf('Tomás Vega')).toBeVisible();
  expect(server.received(inviteOperator).at(-1)?.body).toMatchObject({
    email: 'tomas@counter.test',
    fullName: 'Tomás Vega',
  });
});

test("ending access requires a proof, and a refusal shows the server's reason", async () => {
  const server = open(imani, tomas).on(
    endOperator,
    new Refusal(409, 'CONFLICT', 'Nobody else can run the marketplace.'),
  );
  const user = renderScreen(server, address);
  await choose(user, 'Imani Brooks', 'End access…');
  await prove(user, 'End the access of Imani Brooks?', 'End access');
  await screen.findByText(/wasn't ended. Nobody else can run the marketplace\./);
  server.on(endOperator, { data: [imani] }).on(findOperatorPeople, { data: [imani] });
  await choose(user, 'Tomás Vega', 'End access…');
  await prove(user, 'End the access of Tomás Vega?', 'End access');
  expect(await screen.findByText('Ended the access of Tomás Vega')).toBeVisible();
  expect(server.received(endOperator).at(-1)?.body).toMatchObject({ operatorId: 2 });
});

test("resetting another operator's sign-in requires a proof, and nobody can reset their own", async () => {
  const server = open(imani, tomas).on(resetOperatorSignIn, { data: [imani, tomas] });
  const user = renderScreen(server, address);
  await user.click(await screen.findByRole('button', { name: 'Actions for Imani Brooks' }));
  await screen.findByRole('menuitem', { name: 'End access…' });
  expect(screen.queryByRole('menuitem', { name: 'Reset sign-in…' })).toBeNull();
  await user.keyboard('{Escape}');
  await choose(user, 'Tomás Vega', 'Reset sign-in…');
  await prove(user, 'Reset the sign-in of Tomás Vega?', 'Reset sign-in');
  expect(await screen.findByText('Reset the sign-in of Tomás Vega')).toBeVisible();
  expect(server.received(resetOperatorSignIn)[0]?.body).toMatchObject({ operatorId: 2 });
});
