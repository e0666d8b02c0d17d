import type { StatusTone } from '../../../../ui/feedback/status-badge.tsx';

export interface SampleOrder {
  number: string;
  tone: StatusTone;
  status: string;
  customer: string;
  method: string;
  pickup: string;
  items: number;
  /** In cents. */
  subtotal: number;
}

const states: [StatusTone, string][] = [
  ['new', 'New'],
  ['late', 'Late'],
  ['accepted', 'Accepted'],
  ['ready', 'Ready'],
  ['completed', 'Completed'],
  ['cancelled', 'Cancelled'],
  ['scheduled', 'Scheduled'],
];
const customers = ['Amira Haddad', 'Jonas Weber', 'Priya Nair', 'Mateo Rojas', 'Chloe Martin'];
const methods = ['Delivery', 'Pickup', 'Pool'];

/** Generates the same sample orders every time. */
export function sampleOrders(count: number): SampleOrder[] {
  return Array.from({ length: count }, (_, index) => sampleOrder(index));
}

function sampleOrder(index: number): SampleOrder {
  const [tone, status] = states[index % states.length] ?? ['new', 'New'];
  return {
    number: `A-${1042 + index}`,
    tone,
    status,
    customer: customers[index % customers.length] ?? '',
    method: methods[index % methods.length] ?? '',
    pickup: `${12 + (index % 9)}:${index % 2 ? '45' : '15'}`,
    items: 1 + ((index * 3) % 7),
    subtotal: 525 + ((index * 1737) % 5400),
  };
}
