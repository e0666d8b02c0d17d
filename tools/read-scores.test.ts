import { expect, test } from 'vitest';
import { readScores } from './read-scores.ts';

const scored = `From counter Mon Sep 28 18:05:00 2026
X-Spam-Checker-Version: SpamAssassin 4.0.1
X-Spam-Status: No, score=0.3 required=5.0 tests=HTML_MESSAGE,LOTS_OF_MONEY,
\tNO_RECEIVED autolearn=no autolearn_force=no version=4.0.1
X-Sample: order-received

X-Sample: not-a-header

From counter Mon Sep 28 18:05:00 2026
X-Sample: confirm
X-Spam-Status: Yes, score=-1.0 required=5.0 tests=NO_RELAYS autolearn=ham version=4.0.1

>From here on it is text.
`;

test('scores are parsed with their rules, folded lines included', () => {
  expect(readScores(scored)).toEqual([
    {
      name: 'order-received',
      score: 0.3,
      rules: ['HTML_MESSAGE', 'LOTS_OF_MONEY', 'NO_RECEIVED'],
    },
    { name: 'confirm', score: -1, rules: ['NO_RELAYS'] },
  ]);
});

test('mails without a score are left out', () => {
  expect(readScores('From counter Mon Sep 28 18:05:00 2026\nX-Sample: confirm\n\nHello\n')).toEqual(
    [],
  );
});
