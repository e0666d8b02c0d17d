import { randomBytes } from 'node:crypto';
import { pushActions } from '@counter/contract/notifications';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVault } from '../../platform/kernel/vault.ts';
import {
  createPressToken,
  pressLifetimeMs,
  readPressToken,
  type PressFacts,
} from './press-token.ts';

const vault = createVault([{ id: 'k1', key: randomBytes(32) }]);
const made = new Date('2026-03-04T17:00:00Z');
const someId = fc.integer({ min: 1, max: 2 ** 40 });

const someFacts: fc.Arbitrary<PressFacts> = fc.record({
  storeId: someId,
  deviceId: someId,
  sessionId: someId,
  userId: someId,
  device: fc.string(),
  orderId: someId,
  action: fc.constantFrom(...pushActions),
  minutes: fc.option(fc.integer({ min: 5, max: 180 })),
});

const later = (ms: number): Date => new Date(made.getTime() + ms);

describe("a button's token", () => {
  it('returns its facts until it expires, then none', () => {
    const anyTime = fc.integer({ min: 0, max: 2 * pressLifetimeMs });
    fc.assert(
      fc.property(someFacts, anyTime, (facts, passed) => {
        const press = readPressToken(vault, createPressToken(vault, facts, made), later(passed));
        const isOver = passed >= pressLifetimeMs;
        const seen = typeof press === 'object' ? press : { expired: press };
        expect(seen).toMatchObject(isOver ? { expired: 'expired' } : facts);
      }),
    );
  });

  it("can't be altered in any byte", () => {
    const someByte = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 }));
    fc.assert(
      fc.property(someFacts, someByte, (facts, [at, change]) => {
        const bytes = Buffer.from(createPressToken(vault, facts, made), 'base64url');
        const place = at % bytes.length;
        bytes[place] = (bytes[place] ?? 0) ^ change;
        expect(readPressToken(vault, bytes.toString('base64url'), made)).toBe('unknown');
      }),
    );
  });

  it('is different each time', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const presses = [made, made].map((at) =>
          readPressToken(vault, createPressToken(vault, facts, at), made),
        );
        const ids = presses.map((press) => (typeof press === 'object' ? press.pressId : press));
        expect(new Set(ids).size).toBe(2);
      }),
    );
  });

  it('is rejected if it has another key or purpose, or is arbitrary text', () => {
    const other = createVault([{ id: 'k1', key: randomBytes(32) }]);
    fc.assert(
      fc.property(someFacts, fc.string(), (facts, text) => {
        const foreign = createPressToken(other, facts, made);
        const elsewhere = vault.seal(JSON.stringify(facts), 'webhooks.secret 1');
        const tokens = [foreign, elsewhere.toString('base64url'), text];
        expect(tokens.map((token) => readPressToken(vault, token, made))).toEqual(
          tokens.map(() => 'unknown'),
        );
      }),
    );
  });
});
