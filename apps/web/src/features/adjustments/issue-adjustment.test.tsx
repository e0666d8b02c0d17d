import { findRefundableOrder } from '@counter/contract/adjustments';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { renderScreen } from '../../testing/render-screen.tsx';
import { openStore } from '../../testing/store.ts';

test('a refund without an order says that none is selected', async () => {
  renderScreen(openStore(), '/dashboard/issue-adjustment');
  expect(await screen.findByText('No order chosen')).toBeVisible();
});

test('a refund of an unknown order says so', async () => {
  const none = new Refusal(404, 'NOT_FOUND', 'No such order.');
  const server = openStore().on(findRefundableOrder, none);
  renderScreen(server, '/dashboard/issue-adjustment?order=ZZ-0000');
  expect(await screen.findByText("We couldn't find this order")).toBeVisible();
});
