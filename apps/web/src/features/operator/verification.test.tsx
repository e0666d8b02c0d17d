import {
  findOperatorStore,
  verifyPart,
  type OperatorStoreDetail,
} from '@counter/contract/operator';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findProfile } from '@counter/contract/auth';
import { Refusal } from '@counter/contract/testing';
import { anOperatorStore, openMarketplace } from '../../testing/operator.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { aProfile } from '../../testing/store.ts';

type Verified = OperatorStoreDetail['verified'];

/** Opens a store whose parts are verified as the server was told. */
function openStore(begins: Verified) {
  let verified = begins;
  const kept = () => ({ data: anOperatorStore({ verified }) });
  const server = openMarketplace()
    .on(findProfile, { data: aProfile() })
    .on(findOperatorStore, kept)
    .on(verifyPart, ({ body: { part, verified: on } }) => {
      const key = ({ BANK: 'bank', COMPANY: 'company', REPRESENTATIVE: 'representative' } as const)[
        part
      ];
      if (verified) verified = { ...verified, [key]: on };
      return kept();
    });
  return { server, user: renderScreen(server, '/operator/stores/3') };
}

type User = ReturnType<typeof openStore>['user'];

const part = async (name: string) => screen.findByRole('switch', { name: new RegExp(`^${name}`) });

/** Proves in the dialog of this title that it is Imani who decides. */
async function prove(user: User, title: string, button: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: title });
  await user.type(within(dialog).getByLabelText(/^Password/), 'Quiet otters row home');
  await user.click(within(dialog).getByRole('button', { name: button }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

test('verifying each part requires the password, and Undo reverts it', async () => {
  const { server, user } = openStore({ bank: false, company: true, representative: false });
  expect(await part('Company')).toBeChecked();
  // Switches are left off paper, but for those that say what is verified.
  expect((await part('Company')).closest('.mantine-Switch-root')).toHaveAttribute(
    'data-print',
    'keep',
  );
  expect(await part('Representative')).not.toBeChecked();
  await user.click(await part('Bank account'));
  await prove(user, 'Verify the bank account?', 'Verify');
  await screen.findByText('Bank account is verified.');
  await waitFor(async () => expect(await part('Bank account')).toBeChecked());
  expect(await part('Representative')).not.toBeChecked();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await prove(user, 'Remove the verification of the bank account?', 'Remove verification');
  await waitFor(async () => expect(await part('Bank account')).not.toBeChecked());
  const sent = server
    .received(verifyPart)
    .map(({ body }) => [body.storeId, body.part, body.verified]);
  expect(sent).toEqual([
    [3, 'BANK', true],
    [3, 'BANK', false],
  ]);
  expect(server.received(verifyPart)[0]?.body.password).toBe('Quiet otters row home');
});

test('the switch changes before the server responds', async () => {
  const late = Promise.withResolvers<void>();
  const { server, user } = openStore({ bank: true, company: true, representative: true });
  const company = await part('Company');
  await user.click(company);
  expect(company).not.toBeChecked();
  server.on(verifyPart, async () => {
    await late.promise;
    return new Refusal(409, 'CONFLICT', 'Someone else was faster.');
  });
  const proven = prove(user, 'Remove the verification of the company?', 'Remove verification');
  late.resolve();
  await proven;
  await screen.findByText(/Someone else was faster\./);
  await waitFor(async () => expect(await part('Company')).toBeChecked());
});

test('dismissing the dialog changes nothing and shows no message', async () => {
  const { server, user } = openStore({ bank: false, company: false, representative: false });
  await user.click(await part('Representative'));
  const dialog = await screen.findByRole('dialog', { name: 'Verify the representative?' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(async () => expect(await part('Representative')).not.toBeChecked());
  expect(screen.queryByText(/^Representative (is|was)/)).toBeNull();
  expect(server.received(verifyPart)).toEqual([]);
});

test('a store that submitted nothing has nothing to verify', async () => {
  openStore(null);
  await screen.findByRole('heading', { name: 'Verification' });
  expect(screen.queryByRole('switch')).toBeNull();
});
