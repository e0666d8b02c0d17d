import type { OperatorFound } from '@counter/contract/operator';
import { formatMoney } from '@counter/contract/shared';
import type { NavigateFn } from '@tanstack/react-router';
import { formatInstant } from '../../../lib/time/days.ts';
import { orderStatusLabel } from '@counter/contract/orders';
import type { PaletteGroup, PaletteItem } from '../../../ui/overlays/palette/palette-list.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import { text } from '../operator.text.ts';
import { ownTimeZone } from '../when.tsx';
import {
  applicationWords,
  chargeWords,
  leadWords,
  messageWords,
  payoutWords,
  reportWords,
} from '../words.ts';
import { searchText } from './search.text.ts';

/** Returns the search results as groups of the palette, each item with its link. */
export function groupsOf(found: OperatorFound, navigate: NavigateFn): PaletteGroup[] {
  return [
    { heading: text.storesLabel, commands: found.stores.map(storeItem) },
    { heading: searchText.people, commands: found.people.map(personItem) },
    { heading: text.applicationsTitle, commands: found.applications.map(applicationItem) },
    { heading: text.leadsLabel, commands: found.leads.map(leadItem) },
    { heading: uiText.payouts, commands: found.payouts.map(payoutItem) },
    { heading: searchText.orders, commands: found.orders.map(orderItem) },
    { heading: text.chargesTitle, commands: found.charges.map(chargeItem) },
    { heading: text.reviewsLabel, commands: found.reviews.map(reviewItem) },
    { heading: text.outbox, commands: found.messages.map(messageItem) },
  ];

  function storeItem({ id, name, branchName, address }: Of<'stores'>): PaletteItem {
    return {
      id: `store ${id}`,
      label: `${name}, ${branchName}`,
      group: address,
      run: () =>
        void navigate({ to: '/operator/stores/$storeId', params: { storeId: String(id) } }),
    };
  }

  function personItem({ userId, fullName, email, stores }: Of<'people'>): PaletteItem {
    return {
      id: `person ${userId}`,
      label: fullName,
      group: [email, searchText.storeCount(stores)].join(' · '),
      run: () => void navigate({ to: '/operator/stores', search: { search: email } }),
    };
  }

  function applicationItem(application: Of<'applications'>): PaletteItem {
    const { storeId, storeName, branchName, applicant, state } = application;
    return {
      id: `application ${storeId}`,
      label: `${storeName}, ${branchName}`,
      group: [applicant, applicationWords[state].label].join(' · '),
      run: () =>
        void navigate({
          to: '/operator/applications/$storeId',
          params: { storeId: String(storeId) },
        }),
    };
  }

  function leadItem({ id, businessName, businessAddress, state }: Of<'leads'>): PaletteItem {
    return {
      id: `lead ${id}`,
      label: businessName,
      group: [businessAddress, leadWords[state].label].join(' · '),
      run: () =>
        void navigate({ to: '/operator/leads', search: { search: businessName, open: id } }),
    };
  }

  function payoutItem(payout: Of<'payouts'>): PaletteItem {
    const { storeId, storeName, transactionId, status, currency, payoutAmount } = payout;
    return {
      id: `payout ${storeId} ${transactionId}`,
      label: transactionId,
      group: [storeName, formatMoney(payoutAmount, currency), payoutWords[status].label].join(
        ' · ',
      ),
      run: () =>
        void navigate({
          to: '/operator/payouts/$storeId/$transactionId',
          params: { storeId: String(storeId), transactionId },
        }),
    };
  }

  function orderItem({
    storeId,
    storeName,
    orderNumber,
    status,
    placedAt,
  }: Of<'orders'>): PaletteItem {
    return {
      id: `order ${orderNumber}`,
      label: orderNumber,
      group: [storeName, orderStatusLabel(status), formatInstant(placedAt, ownTimeZone)].join(
        ' · ',
      ),
      run: () =>
        void navigate({ to: '/operator/stores/$storeId', params: { storeId: String(storeId) } }),
    };
  }

  function chargeItem({
    id,
    storeName,
    orderNumber,
    customer,
    status,
  }: Of<'charges'>): PaletteItem {
    return {
      id: `charge ${id}`,
      label: searchText.ofOrder(orderNumber),
      group: [storeName, customer, chargeWords[status].label].join(' · '),
      run: () =>
        void navigate({ to: '/operator/charges', search: { search: orderNumber, open: id } }),
    };
  }

  function reviewItem({
    id,
    storeName,
    orderNumber,
    userFullName,
    state,
  }: Of<'reviews'>): PaletteItem {
    return {
      id: `review ${id}`,
      label: searchText.ofOrder(orderNumber),
      group: [storeName, userFullName, reportWords[state].label].join(' · '),
      run: () =>
        void navigate({ to: '/operator/reviews', search: { search: orderNumber, open: id } }),
    };
  }

  function messageItem({ id, recipient, subject, state, createdAt }: Of<'messages'>): PaletteItem {
    return {
      id: `message ${id}`,
      label: subject || recipient,
      group: [recipient, messageWords[state].label, formatInstant(createdAt, ownTimeZone)].join(
        ' · ',
      ),
      run: () =>
        void navigate({ to: '/operator/messages', search: { search: recipient, open: id } }),
    };
  }
}

type Of<Kind extends keyof OperatorFound> = OperatorFound[Kind][number];
