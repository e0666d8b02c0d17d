import {
  findMessage,
  findMessages,
  findOverview,
  type MessageState,
} from '@counter/contract/operator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letter } from '../../platform/clients/mail/letter.ts';
import { button } from '../../platform/clients/mail/mail-content.ts';
import { queueMail } from '../../platform/messages/mail/queue-mail.ts';
import { findAudit } from '../../testing/stores/audit.ts';
import { addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket } from '../../testing/stores/orders.ts';

let market: TestMarket;
let operator: Awaited<ReturnType<typeof addUser>>;

beforeAll(async () => {
  market = await createTestMarket();
  operator = await addUser(market.test.database.db, { operator: true });
});
afterAll(() => market.test.close());

const at = new Date('2026-03-04T16:00:00Z');

async function addMessage(subject: string, state: MessageState, recipient = 'ada@example.test') {
  const { id } = await market.test.database.db
    .insertInto('messages')
    .values({
      kind: 'MAIL',
      recipient,
      subject,
      body: `Hello, this is ${subject}.`,
      state,
      createdAt: at,
      sentAt: state === 'CAPTURED' ? at : null,
      failure: state === 'FAILED' ? 'No such mailbox' : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const list = (query: Record<string, string>) => market.ask(findMessages, { query }, operator);
const read = (id: number) => market.ask(findMessage, { params: { id: String(id) } }, operator);

describe('the outbox', () => {
  it('is searched by recipient, subject and state, newest first', async () => {
    const first = await addMessage('Welcome', 'CAPTURED');
    const second = await addMessage('Reset your password', 'FAILED', 'Grace@example.test');
    expect((await list({})).content.map(({ id }) => id)).toEqual([second, first]);
    expect(await list({ search: 'GRACE@' })).toEqual({
      totalElements: 1,
      content: [
        {
          id: second,
          kind: 'MAIL',
          recipient: 'Grace@example.test',
          subject: 'Reset your password',
          state: 'FAILED',
          createdAt: '2026-03-04T16:00:00.000Z',
          sentAt: null,
          failure: 'No such mailbox',
        },
      ],
    });
    expect((await list({ search: 'welc' })).content.map(({ id }) => id)).toEqual([first]);
    expect((await list({ state: 'CAPTURED' })).content.map(({ id }) => id)).toEqual([first]);
    expect(await list({ search: '%' })).toEqual({ content: [], totalElements: 0 });
    expect(await list({ pageNumber: '7' })).toEqual({ content: [], totalElements: 2 });
    expect(await market.ask(findOverview, {}, operator)).toMatchObject({ failedMessages: 1 });
  });

  it('shows the text of a locally stored message and records who viewed it', async () => {
    const id = await addMessage('Confirm your address', 'CAPTURED');
    expect((await read(id)).body).toBe('Hello, this is Confirm your address.');
    expect(await findAudit(market.test.database.db, 'message.read')).toMatchObject([
      { storeId: 0, actorId: operator.id, entity: 'message', entityId: id },
    ]);
  });

  it.each(['QUEUED', 'SENT', 'FAILED'] as const)(
    'hides the text and links of a message that is %s',
    async (state) => {
      const id = await addMessage(`A link, ${state}`, state);
      expect(await read(id)).toMatchObject({ id, state, body: null });
    },
  );

  it('shows a locally stored mail as mail programs do, and hides a sent one', async () => {
    const { db } = market.test.database;
    const reader = { fullName: 'Ada <b>', email: 'shown@example.test' };
    const mail = letter(reader, 'Shown', [button('Look', 'https://counter.test/look')]);
    await db.transaction().execute(async (tx) => queueMail(tx, at, mail));
    const row = db.updateTable('messages').where('recipient', '=', reader.email);
    const { id } = await row.set({ state: 'CAPTURED' }).returning('id').executeTakeFirstOrThrow();
    const { body, html } = await read(id);
    expect(body).toContain('Look:\n\nhttps://counter.test/look');
    expect(html).toContain('href="https://counter.test/look"');
    expect(html).toContain('Hello Ada &lt;b&gt;,');
    await row.set({ state: 'FAILED' }).execute();
    expect(await read(id)).toMatchObject({ body: null, html: null });
  });

  it('returns 404 for an unknown message', async () => {
    const { token } = operator;
    const answer = await market.test.call(findMessage, { params: { id: '999999' } }, { token });
    expect(answer.json()).toMatchObject({
      status: 404,
      detail: "We couldn't find this message. The link may be wrong or out of date.",
    });
  });
});
