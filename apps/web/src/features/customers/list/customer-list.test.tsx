import { findCustomer, findCustomers, type ListedCustomer } from '@counter/contract/customers';
import { countFeedback } from '@counter/contract/feedback';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { openStore } from '../../../testing/store.ts';

const list = '/dashboard/customers';

const wilma: ListedCustomer = {
  id: 1,
  name: 'Wilma Oak',
  phoneNumber: '+1 (212) 555-7702',
  orders: 2,
  spend: 60_00,
  firstVisit: '2026-11-01T12:00:00Z',
  lastVisit: '2026-11-19T12:00:00Z',
  consented: false,
  blocked: false,
};

const quietStore = () =>
  openStore().on(countFeedback, { data: { newInquiries: 0, newReviews: 0, reviews: 0 } });

test('the URL sorts and filters customers, and the request uses it', async () => {
  const server = quietStore().on(findCustomers, ({ body }) => {
    const content = body.search === 'nobody' ? [] : [wilma];
    return { data: { content, totalElements: content.length } };
  });
  const user = renderScreen(server, `${list}?search=nobody`);
  await screen.findByText('Not found');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByRole('button', { name: /Wilma Oak/ });
  const head = screen.getByRole('columnheader', { name: 'Spend' });
  await user.click(within(head).getByRole('button'));
  await waitFor(() => expect(currentAddress()).toBe(`${list}?sort=spend`));
  expect(head).toHaveAttribute('aria-sort', 'descending');
  fireEvent.change(screen.getByLabelText('Customer group'), { target: { value: 'consented' } });
  await waitFor(() => expect(currentAddress()).toContain('show=consented'));
  await waitFor(() =>
    expect(server.received(findCustomers).at(-1)?.body).toMatchObject({
      search: '',
      filter: 'CONSENTED',
      sort: 'SPEND',
      descending: true,
    }),
  );
});

test('an unknown segment shows all customers', async () => {
  const server = quietStore().on(findCustomers, { data: { content: [], totalElements: 0 } });
  renderScreen(server, `${list}?show=nonsense`);
  expect(await screen.findByText('No customer found')).toBeVisible();
  expect(screen.queryByText(/nonsense/)).toBeNull();
  expect(screen.getByLabelText('Customer group')).toHaveValue('');
  expect(server.received(findCustomers).at(-1)?.body).toMatchObject({ filter: 'ALL' });
});

test('an unknown customer and a page beyond the end are reported above the list', async () => {
  const server = quietStore()
    .on(findCustomer, new Refusal(404, 'NOT_FOUND', 'No such customer.'))
    .on(findCustomers, ({ body }) => {
      const content = body.pageNumber === 0 ? [wilma] : [];
      return { data: { content, totalElements: 1 } };
    });
  const user = renderScreen(server, `${list}?page=900&open=999999`);
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText("We couldn't find this customer");
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Go to last page' }));
  await screen.findByRole('button', { name: /Wilma Oak/ });
});
