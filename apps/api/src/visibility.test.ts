import { allEndpoints } from '@counter/contract';
import { callerKindOf, type CallOf, type Endpoint } from '@counter/contract/endpoint';
import { allows, isMaskedPhone, roles, rolesWith, type Role } from '@counter/contract/shared';
import type { StepMove } from '@counter/contract/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardNames, saveCard } from './testing/stores/bank.ts';
import { addUser, type TestUser } from './testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from './testing/stores/orders.ts';
import { addRider, sendEmployee } from './testing/stores/people.ts';
import { sampleCalls } from './testing/sample-calls.ts';
import { sights } from './testing/sights.ts';
import { fieldsOf, sensitivePaths, valuesAt } from './testing/sensitive-fields.ts';

const endpoints = new Map(allEndpoints.map(({ name, endpoint }) => [name, endpoint]));

function endpointOf(name: string): Endpoint {
  const endpoint = endpoints.get(name);
  if (!endpoint) throw new Error(`there is no call ${name}`);
  return endpoint;
}

const members = allEndpoints.filter(({ endpoint }) => callerKindOf(endpoint.can) === 'member');

describe('sensitive data', () => {
  it('has an entry in the table wherever the contract marks it', () => {
    const marked = members.flatMap(({ name, endpoint }) =>
      sensitivePaths(endpoint.answer).map((path) => `${name} ${path}`),
    );
    expect(marked.toSorted()).toEqual(sights.map(([name, path]) => `${name} ${path}`).toSorted());
  });

  it("isn't in streams, which send every member the same", () => {
    const streams = allEndpoints.filter(({ endpoint }) => endpoint.kind === 'stream');
    expect(streams.flatMap(({ endpoint }) => sensitivePaths(endpoint.answer))).toEqual([]);
  });

  it('is visible to everyone who reads the audit log', () => {
    const readers = rolesWith('audit:read');
    const kinds = ['people:private', 'customers:contact', 'customers:spend'] as const;
    for (const role of readers) expect(kinds.filter((kind) => !allows(role, kind))).toEqual([]);
  });

  it("is returned only when the caller's role in the store is known", () => {
    const others = allEndpoints.filter(({ endpoint }) => callerKindOf(endpoint.can) !== 'member');
    const marked = others.filter(({ endpoint }) => sensitivePaths(endpoint.answer).length > 0);
    // API keys read back what they sent in, and see orders as the owner does who gave them that scope.
    expect(marked.map(({ name }) => name).toSorted()).toEqual([
      'findSentOrders',
      'moveSentOrder',
      'placeOrder',
    ]);
  });

  const telling =
    /cnic|(?:^|rep)ssn|^ein$|dateOfBirth|dob$|salary|^notes$|address|phone|contact|mobile|spend|spent|highlyPaid/i;

  /** Fields whose names only sound like it, and why. */
  const harmless: Readonly<Record<string, string>> = {
    'findCustomer data.notes': 'what the crew should know when they come, such as an allergy',
    'findInquiries data.content[]': 'whoever asks leaves them so that the crew can answer',
    'openInquiry data': 'whoever asks leaves them so that the crew can answer',
    'replyToInquiry data': 'whoever asks leaves them so that the crew can answer',
    'findEmployees data[].mobileNumber': 'how colleagues reach each other',
    'findRiders data[].phone': 'how the crew reaches a rider',
    'updateRiderDuty data.phone': 'how the crew reaches a rider',
    'findCampaigns data.content[].contacts': 'how many there are',
    'findCampaign data.contacts': 'how many there are',
    'findExpense data.notes': 'about an expense',
    'findExpenses data': 'about an expense',
    'findSupplier data': 'a business that the store buys from',
    'findSuppliers data': 'a business that the store buys from',
    'findStoreInfo data': "the store's own",
    'findFinance data.company.address': "the company's own",
    'findBusinesses data': "the store's own",
  };

  it('is marked wherever its name suggests it', () => {
    const unmarked = members.flatMap(({ name, endpoint }) => {
      const { can } = endpoint;
      const readers =
        typeof can === 'object' && 'permission' in can ? rolesWith(can.permission) : [];
      if (readers.every((role) => allows(role, 'people:private'))) return [];
      const marked = sensitivePaths(endpoint.answer);
      return fieldsOf(endpoint.answer)
        .filter((field) => telling.test(field.name))
        .filter(({ path }) => !marked.some((one) => path.startsWith(one)))
        .map(({ path }) => `${name} ${path}`);
    });
    const known = Object.keys(harmless);
    expect(unmarked.filter((one) => !known.some((start) => one.startsWith(start)))).toEqual([]);
  });
});

const secrets = {
  cnic: '42101-8642097-5',
  address: '77 Hidden Lane, Springfield',
  notes: 'Asked for a loan in June',
  endReason: 'Moved abroad with family',
  salary: 271_828,
  riderCnic: '42101-1357924-6',
  phone: '+1 (555) 019-4321',
  street: '31 Secret Street',
};

/** Returns the forms in which a value can appear in an answer or a file. */
function spellingsOf(value: string | number): string[] {
  if (typeof value === 'number') return [String(value), (value / 100).toFixed(2), '2,718.28'];
  return [value, value.replaceAll(/[^\d+]/g, '')].filter((one) => one.length > 5);
}

/** The same call, about the days on which the store above was worked in. */
function onThoseDays(call: CallOf<Endpoint>): CallOf<Endpoint> {
  if (typeof call !== 'object' || call === null || !('body' in call)) return call;
  const { body } = call;
  if (typeof body !== 'object' || body === null || !('startDate' in body)) return call;
  return { ...call, body: { ...body, startDate: '2026-03-01', endDate: '2026-03-04' } };
}

const letters: Readonly<Record<Role, string>> = {
  owner: 'o',
  manager: 'm',
  staff: 's',
  accountant: 'a',
};

const shown = ['owner', 'manager', 'staff', 'accountant'] as const;

describe('visibility by role', () => {
  let market: TestMarket;
  let shop: TestShop;
  const people = new Map<Role, TestUser>();
  let employeeId: number;
  let riderId: number;
  let customerId: number;

  beforeAll(async () => {
    market = await createTestMarket();
    shop = await market.addShop();
    const { db } = market.test.database;
    people.set('owner', shop.owner);
    for (const role of roles) {
      if (role !== 'owner') people.set(role, await addUser(db, { store: shop.store, role }));
    }
    const { cnic, address, notes, salary } = secrets;
    const added = await sendEmployee(market, shop, { cnic, address, notes, salary });
    employeeId = added.json<{ data: number }>().data;
    const ending = { id: employeeId, endDate: '2026-06-30', reason: secrets.endReason };
    await send('endEmployment', { body: { storeId: shop.store.id, ...ending } }, 'owner');
    riderId = (await addRider(market, shop, { name: 'Ali Raza', cnic: secrets.riderCnic })).id;
    for (const card of cardNames) await saveCard(market.test, shop.owner, shop.store, card);
    const first = await place();
    customerId = first.customerId;
    await finish(first.id);
    await finish((await place({ scheduledAt: '2026-03-04T17:30:00Z' })).id);
    const phoneNumber = '+1 555 019 7777';
    const blocking = { phoneNumber, reason: 'Never pays' };
    await send('blockCustomer', { body: { storeId: shop.store.id, ...blocking } }, 'owner');
  });
  afterAll(async () => market.test.close());

  async function place(facts: object = {}) {
    const { street } = secrets;
    return shop.place({
      customer: { name: 'Maya Lind', phone: secrets.phone },
      deliveryMethod: 'DIRECT',
      deliveryAddress: { street, city: 'Springfield', state: 'NY', zip: '10001', instructions: '' },
      ...facts,
    });
  }

  async function orderIn(moves: readonly StepMove[], as: Role) {
    const order = await place();
    for (const move of moves) await shop.move(order.id, move, people.get(as));
    return order;
  }

  async function finish(id: number) {
    for (const move of ['accept', 'ready', 'complete'] as const) await shop.move(id, move);
  }

  async function send(name: string, parts: CallOf<Endpoint>, as: Role) {
    return market.test.call(endpointOf(name), parts, { token: people.get(as)?.token ?? '' });
  }

  /** A call that answers something of the store above; orders are placed anew, as a move changes them. */
  async function callOf(name: string, as: Role): Promise<CallOf<Endpoint>> {
    const storeId = shop.store.id;
    const days = { startDate: '2026-03-01', endDate: '2026-03-04', pageNumber: 0 };
    const moved = async (...moves: Parameters<typeof orderIn>[0]) => ({
      storeId,
      orderId: (await orderIn(moves, as)).id,
    });
    const customer = { storeId: String(storeId), customerId: String(customerId) };
    switch (name) {
      case 'findScheduledOrders':
      case 'findOrderHistory':
        return { body: { storeId, ...days } };
      case 'findTodaysOrders':
        return { body: { storeId, pageNumber: 0 } };
      case 'findOrder': {
        const { orderNumber } = await orderIn([], as);
        return { params: { storeId: String(storeId), orderNumber } };
      }
      case 'acceptOrder':
        return { body: { ...(await moved()), status: 'STORE_ACCEPTED' } };
      case 'readyOrder':
        return { body: { ...(await moved('accept')), status: 'READY' } };
      case 'completeOrder':
        return { body: { ...(await moved('accept', 'ready')), status: 'COMPLETED' } };
      case 'cancelOrder':
        return { body: { ...(await moved()), status: 'STORE_REJECT', reason: 'OutOfStock' } };
      case 'delayOrder': {
        const { id: orderId, estimatedPickupTime: pickupTime } = await orderIn(['accept'], as);
        return { body: { storeId, orderId, pickupTime, minutes: 5, reason: 'KitchenBusy' } };
      }
      case 'changeItems': {
        const [product] = shop.products;
        const item = { productId: product?.id ?? 0, options: [], specialInstructions: '' };
        const { id: orderId } = await place({ items: [{ ...item, quantity: 2 }] });
        return { body: { storeId, orderId, changes: 0, lines: [{ line: 1, quantity: 1 }] } };
      }
      case 'tickItems':
        return { body: { ...(await moved('accept')), lines: [1], made: true } };
      case 'undoMove':
        // Only whoever made a step can take it back.
        return { body: { ...(await moved('accept')), move: 'accept' } };
      case 'assignRider':
        return { body: { ...(await moved()), riderId, previousRiderId: null } };
      case 'endEmployment':
        return { body: { storeId, id: employeeId, endDate: '2026-06-30' } };
      case 'resumeEmployment':
        return { body: { storeId, id: employeeId } };
      case 'updateRiderDuty':
        return { body: { storeId, id: riderId, onDuty: true } };
      case 'findCustomer':
      case 'findCustomerOrders':
        return { params: customer };
      case 'saveCustomerNotes':
        return { body: { storeId, customerId, notes: '', olVersion: 0 } };
      default: {
        const { id, storeUrl } = shop.store;
        const userId = shop.owner.id;
        const newEmail = 'new@example.test';
        const facts = { storeId: id, storeUrl, productId: 1, userId, newEmail };
        return onThoseDays(sampleCalls(facts)[name] ?? {});
      }
    }
  }

  async function sightOf(name: string, path: string, role: Role): Promise<string> {
    const response = await send(name, await callOf(name, role), role);
    if (response.json<{ code?: string }>().code === 'NOT_ALLOWED') return '·';
    if (response.statusCode !== 200) throw new Error(response.body);
    const values = valuesAt(response.json(), path);
    expect(values).not.toEqual([]);
    const hidden = values.filter(
      (value) => value === undefined || (typeof value === 'string' && isMaskedPhone(value)),
    );
    if (hidden.length === 0) return letters[role];
    return hidden.length === values.length ? '-' : '~';
  }

  const hiddenFrom = {
    staff: ['cnic', 'address', 'notes', 'endReason', 'salary', 'riderCnic'],
    accountant: Object.keys(secrets),
  } as const;

  const reads = members.filter(
    ({ name, endpoint: { can, kind } }) =>
      typeof can === 'object' &&
      'permission' in can &&
      can.permission.endsWith(':read') &&
      kind !== 'stream' &&
      name !== 'leaveStore',
  );

  it.each(['staff', 'accountant'] as const)(
    'hides sensitive values in every list, search and file from %s',
    async (role) => {
      const values = new Map(Object.entries(secrets));
      const secret = hiddenFrom[role].flatMap((key) => spellingsOf(values.get(key) ?? ''));
      for (const { name } of reads) {
        const { body } = await send(name, await callOf(name, role), role);
        expect(secret.filter((one) => body.includes(one)).map((one) => `${name} ${one}`)).toEqual(
          [],
        );
      }
    },
  );

  it.each(sights)('%s returns %s as %s', async (name, path, sight) => {
    const seen: string[] = [];
    for (const role of shown) seen.push(await sightOf(name, path, role));
    expect(seen.join(' ')).toBe(sight);
  });
});
