import { describe, expect, it } from 'vitest';
import { messageIdOf } from './message-id.ts';
import { readProviderCall } from './read-provider-calls.ts';
import { readReport } from './read-report.ts';

const key = { id: 4711, createdAt: new Date('2026-03-02T12:00:05.123Z') };

/** A report as Postfix writes it, about some recipients. */
function report(...groups: readonly string[]): string {
  const lines = [
    'From: MAILER-DAEMON@mx.example.net (Mail Delivery System)',
    'To: bounces@example.com',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    "I'm sorry to have to inform you that your message could not be delivered.",
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.net',
    '',
    ...groups.flatMap((group) => [group, '']),
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    'From: Counter <no-reply@example.com>',
    `Message-ID: <${messageIdOf(key)}@example.com>`,
    'Subject: Your week',
    '',
    '--b--',
    '',
  ];
  return lines.join('\r\n');
}

const group = (address: string, action = 'failed', status = '5.1.1') =>
  [
    `Final-Recipient: rfc822; ${address}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 <x>: Recipient address',
    '    rejected: User unknown',
  ].join('\r\n');

describe('a delivery report', () => {
  it("names the mail, the recipient it didn't reach and the reason", async () => {
    expect(await readReport(report(group('Ada@example.net'), group('bob@example.net')))).toEqual({
      mail: key,
      undelivered: ['Ada@example.net', 'bob@example.net'].map((address) => ({
        address,
        reason: '550 5.1.1 <x>: Recipient address rejected: User unknown',
      })),
    });
  });

  it.each([
    ['is late', group('ada@example.net', 'delayed', '4.4.1')],
    ['arrived', group('ada@example.net', 'delivered', '2.0.0')],
    ['could not be sent for now', group('ada@example.net', 'failed', '4.2.2')],
    ['has no address', group('')],
  ])('that says a mail %s names no recipient', async (_why, text) => {
    expect((await readReport(report(text))).undelivered).toEqual([]);
  });

  it.each(['', 'Hello, I am away until Monday.', '\0\u{1F600}--b\r\n: x\r\n'])(
    "that can't be parsed names no recipient: %j",
    async (text) => {
      expect(await readReport(text)).toEqual({ mail: undefined, undelivered: [] });
    },
  );
});

const email = 'ada@example.net';

describe('a webhook', () => {
  it.each([
    ['Postmark', { RecordType: 'Bounce', Type: 'HardBounce', Email: email, Description: 'Gone' }],
    ['SendGrid', [{ event: 'bounce', type: 'bounce', email, reason: 'Gone' }]],
    [
      'Mailgun',
      {
        'event-data': {
          event: 'failed',
          severity: 'permanent',
          recipient: email,
          'delivery-status': { message: 'Gone' },
        },
      },
    ],
  ])('from %s names undeliverable addresses', (_provider, body) => {
    expect(readProviderCall(body)).toEqual([{ address: email, reason: 'Gone' }]);
  });

  it.each([
    ['Postmark', { RecordType: 'SpamComplaint', Type: 'SpamComplaint', Email: email }],
    ['SendGrid', [{ event: 'spamreport', email }]],
    ['Mailgun', { 'event-data': { event: 'complained', recipient: email } }],
  ])('from %s names recipients who reported spam', (_provider, body) => {
    expect(readProviderCall(body)).toEqual([
      { address: email, reason: 'The recipient marked a mail as spam.' },
    ]);
  });

  it.each([
    ['Postmark', { RecordType: 'Bounce', Type: 'SoftBounce', Email: email }],
    [
      'SendGrid',
      [
        { event: 'bounce', type: 'blocked', email },
        { event: 'delivered', email },
      ],
    ],
    ['Mailgun', { 'event-data': { event: 'failed', severity: 'temporary', recipient: email } }],
  ])('from %s ignores temporary failures', (_provider, body) => {
    expect(readProviderCall(body)).toEqual([]);
  });

  it.each([undefined, null, {}, 'ada', { RecordType: 'Bounce', Type: 'HardBounce', Email: 'x' }])(
    'from an unknown provider is ignored: %j',
    (body) => {
      expect(readProviderCall(body)).toBeUndefined();
    },
  );
});
