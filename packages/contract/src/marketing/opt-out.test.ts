import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeSms, readReply, hasOptOut } from './opt-out.ts';

describe('a message with its opt-out text', () => {
  it.each([
    ['Free bread today', 'Cedar: Free bread today Reply STOP to opt out.'],
    ['  Free bread.  ', 'Cedar: Free bread. Reply STOP to opt out.'],
    ['Bread at CEDAR today', 'Bread at CEDAR today Reply STOP to opt out.'],
    ['Bread! Text "Stop" to end', 'Cedar: Bread! Text "Stop" to end'],
    ['Stop by for bread', 'Cedar: Stop by for bread Reply STOP to opt out.'],
  ])('%j becomes %j', (message, sent) => {
    expect(composeSms('Cedar', message)).toBe(sent);
  });

  it('names the sender and the opt-out once, however often it is composed', () => {
    fc.assert(
      fc.property(fc.string(), (message) => {
        const sent = composeSms('Cedar', message);
        expect(hasOptOut(sent)).toBe(true);
        expect(composeSms('Cedar', sent)).toBe(sent);
      }),
    );
  });
});

describe('a reply', () => {
  it.each([
    ['STOP', 'STOP'],
    [' stop. ', 'STOP'],
    ['Unsubscribe', 'STOP'],
    ['start', 'START'],
    ['When do you open?', null],
    ['Please do not stop', null],
    ['', null],
  ])('%j means %s', (text, meaning) => {
    expect(readReply(text)).toBe(meaning);
  });
});
