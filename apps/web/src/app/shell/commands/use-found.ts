import { orderStatusLabel } from '@counter/contract/orders';
import { payoutStatusLabel } from '@counter/contract/payouts';
import {
  searchMinimum,
  type Found,
  type FoundCustomer,
  type FoundOrder,
  type FoundPayout,
} from '@counter/contract/search';
import type { Product } from '@counter/contract/menu';
import { formatMoney } from '@counter/contract/shared';
import { useDebouncedValue } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { describeAvailability } from '../../../features/menu/availability-words.ts';
import { useFindAnything } from '../../../features/search/search.queries.ts';
import { explainFailure } from '../../../lib/api.ts';
import { formatCalendarDay, formatShortDay } from '../../../lib/time/calendar.ts';
import { formatInstant } from '../../../lib/time/days.ts';
import type { CurrentStore } from '../../../lib/store-context.tsx';
import type { PaletteGroup } from '../../../ui/overlays/palette/palette-list.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import type { Command } from './commands.ts';
import { commandsText } from './commands.text.ts';
import { useShell } from '../shell-state.tsx';
import { text } from '../shell.text.ts';

/** Commands under a heading. */
export type CommandGroup = PaletteGroup<Command>;

interface FoundInStore {
  groups: readonly CommandGroup[];
  /** True until the results match the current text. */
  searching: boolean;
  /** The message of a failed search. */
  failure: string | undefined;
}

/** The search debounce, in milliseconds. */
const pause = 100;

const nothing: readonly CommandGroup[] = [];

/** Finds orders, customers, products and payouts of the open store. */
export function useFound(query: string): FoundInStore {
  const { store } = useShell();
  const typed = query.trim();
  const [settled] = useDebouncedValue(typed, pause);
  const { data, error, isPlaceholderData, isFetching } = useFindAnything(
    settled.length >= searchMinimum ? settled : undefined,
  );
  const groupsOf = useGroups();
  if (!store || typed.length < searchMinimum) {
    return { groups: nothing, searching: false, failure: undefined };
  }
  const answered = settled === typed && !isPlaceholderData && !isFetching;
  return {
    groups: data && !error ? groupsOf(data, store) : nothing,
    searching: !answered,
    failure: answered && error ? commandsText.searchFailed(explainFailure(error)) : undefined,
  };
}

type Opens = ReturnType<typeof useOpens>;

function useGroups(): (found: Found, store: CurrentStore) => CommandGroup[] {
  const opens = useOpens();
  return ({ orders, customers = [], products, payouts = [] }, store) =>
    [
      { heading: uiText.orders, commands: orders.map((order) => orderOf(order, store, opens)) },
      { heading: text.customers, commands: customers.map((one) => customerOf(one, opens)) },
      {
        heading: commandsText.products,
        commands: products.map((product) => productOf(product, store, opens)),
      },
      { heading: uiText.payouts, commands: payouts.map((payout) => payoutOf(payout, opens)) },
    ].filter(({ commands }) => commands.length > 0);
}

function useOpens() {
  const navigate = useNavigate();
  return {
    order: (orderNumber: string) =>
      void navigate({ to: '/dashboard/orders/$orderNumber', params: { orderNumber } }),
    customer: (open: number) => void navigate({ to: '/dashboard/customers', search: { open } }),
    form: (id: number) => void navigate({ to: '/dashboard/product/form', search: { id } }),
    products: (search: string) => void navigate({ to: '/dashboard/products', search: { search } }),
    payout: (payout: string) =>
      void navigate({ to: '/dashboard/reports/payouts', search: { payout } }),
  };
}

function orderOf(order: FoundOrder, { timeZone }: CurrentStore, opens: Opens): Command {
  const { orderNumber, customerName, status, placedAt } = order;
  return {
    id: `order ${orderNumber}`,
    label: `${orderNumber} ${customerName}`.trim(),
    group: [formatInstant(placedAt, timeZone), orderStatusLabel(status)].join(' · '),
    run: () => opens.order(orderNumber),
  };
}

function customerOf({ id, name, phoneNumber, orders }: FoundCustomer, opens: Opens): Command {
  return {
    id: `customer ${id}`,
    label: name,
    group: [phoneNumber, commandsText.orderCount(orders)].join(' · '),
    run: () => opens.customer(id),
  };
}

function productOf(
  product: Product,
  { currency, timeZone, can }: CurrentStore,
  opens: Opens,
): Command {
  const { id, name, price, availability } = product;
  const state = describeAvailability(availability, timeZone);
  return {
    id: `product ${id}`,
    label: name,
    group: [formatMoney(price, currency), state].join(' · '),
    run: () => (can('menu:write') ? opens.form(id) : opens.products(name)),
    product,
  };
}

function payoutOf(payout: FoundPayout, opens: Opens): Command {
  const { transactionId, periodStart, periodEnd, payoutAmount, currency, status } = payout;
  return {
    id: `payout ${transactionId}`,
    label: commandsText.daysFromTo(formatShortDay(periodStart), formatCalendarDay(periodEnd)),
    group: [formatMoney(payoutAmount, currency), payoutStatusLabel(status)].join(' · '),
    run: () => opens.payout(transactionId),
  };
}
