import { groupItems, type ItemGroup } from '../orders/group-items.ts';
import { deliveryMethodLabel } from '../orders/orders.choices.ts';
import type { LineDifference } from '../orders/line-differences.ts';
import type { Order, OrderItem } from '../orders/orders.schemas.ts';
import { addressLine } from '../shared/address.schemas.ts';
import { writeShortDay, writeTimeAt, type DateFormat } from '../shared/date-format.ts';
import { dayAt } from '../shared/zone.ts';
import type { TicketKind, TicketMark } from './printing.choices.ts';
import { countItems, type TicketPart } from './station-tickets.ts';
import { countOf } from '../shared/counts.ts';

/** A line of a ticket. Sizes are multiples of the printer's default font. */
export type TicketLine =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly size: 1 | 2 | 3;
      readonly bold: boolean;
      readonly align: 'left' | 'center';
      /** White on black. */
      readonly inverse: boolean;
      /** Indentation steps from the left edge. */
      readonly indent: 0 | 1;
      /** The indentation of wrapped lines, in characters. */
      readonly hang: 0 | 2;
    }
  | { readonly kind: 'row'; readonly left: string; readonly right: string; readonly bold: boolean }
  | { readonly kind: 'rule' };

export type Ticket = readonly TicketLine[];

export type TicketPlace = {
  readonly storeName: string;
  readonly timeZone: string;
  readonly dateFormat: DateFormat;
};

export type TicketWish = {
  readonly kind: TicketKind;
  /** The marking at the top; null for an order's first print. */
  readonly mark: TicketMark | null;
  /** The part of the order for a station's kitchen ticket; the whole order if absent. */
  readonly part?: TicketPart | undefined;
  /** The lines that changed since this ticket was last printed, shown above the order. */
  readonly differences?: readonly LineDifference[] | undefined;
  readonly now: Date;
};

type Facts = Pick<
  Order,
  | 'orderNumber'
  | 'customer'
  | 'deliveryMethod'
  | 'deliveryAddress'
  | 'estimatedPickupTime'
  | 'placedAt'
  | 'scheduledAt'
  | 'note'
  | 'items'
  | 'totalItems'
  | 'payment'
  | 'payableDisplayValue'
>;

const marks: Record<TicketMark, string> = {
  COPY: 'COPY',
  MAYBE_COPY: 'MAYBE A COPY',
  CHANGED: 'CHANGED',
  CANCELLED: 'CANCELLED',
};

/**
 * Lays out an order's ticket for the kitchen or the package. A kitchen ticket has no prices; a package slip has the
 * address and the amount due.
 */
export function ticketOf(order: Facts, place: TicketPlace, wish: TicketWish): Ticket {
  return wish.kind === 'KITCHEN'
    ? kitchenTicket(order, place, wish)
    : packageSlip(order, place, wish);
}

/** Lays out a printer's test page. */
export function testTicket(printerName: string, { storeName, ...place }: TicketPlace, now: Date) {
  return [
    text(storeName, { bold: true, align: 'center' }),
    text('Test page', { size: 2, bold: true, align: 'center' }),
    rule,
    row('Printer', printerName),
    row('Printed', timeOf(now.toISOString(), place, now)),
    rule,
    text('This printer is connected. Orders will be printed here.'),
  ] as const satisfies Ticket;
}

function kitchenTicket(order: Facts, place: TicketPlace, wish: TicketWish): Ticket {
  const { mark, now, part, differences } = wish;
  return [
    ...markLines(mark),
    ...stationLines(part),
    ...headLines(order, place, now),
    row(order.customer, `Placed ${timeOf(order.placedAt, place, now)}`, true),
    rule,
    ...differenceLines(differences),
    ...(part ? partLines(part) : groupItems(order.items).flatMap(kitchenGroup)),
    rule,
    ...noteLines(order, true),
    row(part ? partCountOf(part, order) : itemsOf(order), order.orderNumber, true),
  ];
}

/** Removed lines first, then reduced ones, then new ones; empty without differences. */
function differenceLines(differences: readonly LineDifference[] = []): TicketLine[] {
  if (differences.length === 0) return [];
  const removed = differences.filter(({ to }) => to === 0);
  const added = differences.filter(({ from }) => from === 0);
  const others = differences.filter(({ from, to }) => from > 0 && to > 0);
  return [
    ...removed.flatMap((one) => differenceLine(`REMOVED ${one.from} × ${one.name}`, one, true)),
    ...others.flatMap((one) => [
      ...differenceLine(`NOW ${one.to} × ${one.name}`, one),
      text(`was ${one.from}`, { bold: true, indent: 1 }),
    ]),
    ...added.flatMap((one) => [
      ...differenceLine(`NEW ${one.to} × ${one.name}`, one),
      ...(one.insteadOf
        ? [text(`instead of ${one.insteadOf.name}`, { bold: true, indent: 1 })]
        : []),
    ]),
    rule,
    text('All items now', { bold: true }),
  ];
}

function differenceLine(words: string, { options }: LineDifference, inverse = false): TicketLine[] {
  return [
    text(words, { size: 2, bold: true, hang: 2, inverse }),
    ...(options.length === 0 ? [] : [text(options.join(', '), { indent: 1 })]),
  ];
}

function stationLines(part: TicketPart | undefined): TicketLine[] {
  const station = part?.station ?? null;
  return station === null
    ? []
    : [text(station.toLocaleUpperCase('en'), { size: 2, bold: true, align: 'center' })];
}

function partLines({ items, elsewhere }: TicketPart): TicketLine[] {
  const others = elsewhere.map(({ station, count }) =>
    station === null ? `+${count} elsewhere` : `+${count} at ${station}`,
  );
  return [
    ...groupItems(items).flatMap(kitchenGroup),
    ...(items.length === 0 ? [text('Nothing left to make', { size: 2, bold: true })] : []),
    ...(others.length === 0 ? [] : [text(others.join(', '))]),
  ];
}

function partCountOf({ items }: TicketPart, order: Facts): string {
  return `${countItems(items)} of ${itemsOf(order)}`;
}

function packageSlip(order: Facts, place: TicketPlace, wish: TicketWish): Ticket {
  const { mark, now, differences } = wish;
  return [
    ...markLines(mark),
    text(place.storeName, { bold: true, align: 'center' }),
    ...headLines(order, place, now),
    text(order.customer, { size: 2, bold: true }),
    ...addressLines(order),
    rule,
    ...differenceLines(differences),
    ...groupItems(order.items).flatMap(packageGroup),
    rule,
    row(itemsOf(order), order.payableDisplayValue, true),
    text(paymentWords(order), { size: 2, bold: true, inverse: isToCollect(order) }),
    ...noteLines(order),
  ];
}

function headLines(order: Facts, place: TicketPlace, now: Date): TicketLine[] {
  const { orderNumber, deliveryMethod, estimatedPickupTime, scheduledAt } = order;
  const due = timeOf(estimatedPickupTime, place, now);
  return [
    text(orderNumber, { size: 3, bold: true, align: 'center' }),
    text(`${deliveryMethodLabel(deliveryMethod)} ${due}`, {
      size: 2,
      bold: true,
      align: 'center',
    }),
    ...(scheduledAt === null ? [] : [text('Scheduled order', { align: 'center' })]),
  ];
}

function kitchenGroup({ deal, items }: ItemGroup): TicketLine[] {
  return [...dealLines(deal), ...items.flatMap(kitchenItem)];
}

function kitchenItem({ quantity, name, options, specialInstructions }: OrderItem): TicketLine[] {
  return [
    text(`${quantity} × ${name}`, { size: 2, bold: true, hang: 2 }),
    ...options.map((option) => text(`${option.group}: ${option.name}`, { indent: 1 })),
    ...instructionLines(specialInstructions),
  ];
}

function packageGroup({ deal, items }: ItemGroup): TicketLine[] {
  return [...dealLines(deal), ...items.flatMap(packageItem)];
}

function packageItem(item: OrderItem): TicketLine[] {
  const { quantity, name, options, specialInstructions, totalQuantityPriceStr } = item;
  return [
    row(`${quantity} × ${name}`, totalQuantityPriceStr, true),
    ...options.map((option) => text(`${option.group}: ${option.name}`, { indent: 1 })),
    ...instructionLines(specialInstructions),
  ];
}

function dealLines(deal: OrderItem['deal']): TicketLine[] {
  return deal ? [text(`${deal.quantity} × ${deal.name}`, { bold: true })] : [];
}

function instructionLines(instructions: string): TicketLine[] {
  return instructions === '' ? [] : [text(instructions, { bold: true, inverse: true, indent: 1 })];
}

function addressLines({ deliveryAddress }: Facts): TicketLine[] {
  if (!deliveryAddress) return [];
  const { instructions } = deliveryAddress;
  return [
    text(addressLine(deliveryAddress)),
    ...(instructions === '' ? [] : [text(instructions, { bold: true })]),
  ];
}

function noteLines({ note }: Facts, inverse = false): TicketLine[] {
  return note === '' ? [] : [text(`Note: ${note}`, { bold: true, inverse })];
}

function markLines(mark: TicketMark | null): TicketLine[] {
  return mark ? [text(marks[mark], { size: 2, bold: true, align: 'center', inverse: true })] : [];
}

/** Returns true if the customer pays at handover. */
function isToCollect({ payment }: Pick<Facts, 'payment'>): boolean {
  return payment === 'AT_COUNTER' || payment === 'ON_DELIVERY';
}

function paymentWords({ payment, payableDisplayValue }: Facts): string {
  switch (payment) {
    case 'AT_COUNTER':
      return `TO PAY: ${payableDisplayValue}`;
    case 'ON_DELIVERY':
      return `COURIER COLLECTS: ${payableDisplayValue}`;
    case 'MARKETPLACE':
    case 'CARD':
      return 'PAID';
  }
}

function itemsOf({ totalItems }: Pick<Facts, 'totalItems'>): string {
  return countOf(totalItems, 'item', 'items');
}

/** Formats a time of day, with the day if that isn't today. */
function timeOf(
  at: string,
  { timeZone, dateFormat }: Pick<TicketPlace, 'timeZone' | 'dateFormat'>,
  now: Date,
): string {
  const day = dayAt(new Date(at), timeZone);
  const time = writeTimeAt(new Date(at), timeZone, dateFormat);
  return day === dayAt(now, timeZone) ? time : `${writeShortDay(day, dateFormat)} ${time}`;
}

type Style = Partial<Omit<Extract<TicketLine, { kind: 'text' }>, 'kind' | 'text'>>;

function text(words: string, style: Style = {}): TicketLine {
  const plain = {
    size: 1,
    bold: false,
    align: 'left',
    inverse: false,
    indent: 0,
    hang: 0,
  } as const;
  return { kind: 'text', text: words, ...plain, ...style };
}

function row(left: string, right: string, bold = false): TicketLine {
  return { kind: 'row', left, right, bold };
}

const rule: TicketLine = { kind: 'rule' };
