import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const mail = {
  SMTP_URL: 'smtps://counter:secret@mail.example.com',
  MAIL_FROM: 'Counter <no-reply@example.com>',
  PUBLIC_URL: 'https://counter.example.com',
};
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const dkim = { DKIM_DOMAIN: 'example.com', DKIM_SELECTOR: 'counter', DKIM_PRIVATE_KEY: privateKey };

describe('the DKIM key', () => {
  it('can be PEM on several lines or on one', () => {
    const expected = { domainName: 'example.com', keySelector: 'counter', privateKey };
    expect(readConfig({ ...mail, ...dkim }).smtp?.dkim).toEqual(expected);
    const inOneLine = privateKey.replaceAll('\n', String.raw`\n`);
    expect(readConfig({ ...mail, ...dkim, DKIM_PRIVATE_KEY: inOneLine }).smtp?.dkim).toEqual(
      expected,
    );
    expect(readConfig(mail).smtp?.dkim).toBeUndefined();
  });

  it.each(Object.keys(dkim))('requires %s', (missing) => {
    const settings = { ...mail, ...dkim, [missing]: undefined };
    expect(() => readConfig(settings)).toThrow(`${missing} must be set too`);
  });

  it.each([
    ['DKIM_PRIVATE_KEY', '-----BEGIN PRIVATE KEY-----\nnone\n-----END PRIVATE KEY-----'],
    ['DKIM_DOMAIN', 'https://example.com'],
    ['DKIM_SELECTOR', 'counter._domainkey!'],
  ])('rejects an invalid %s', (name, value) => {
    expect(() => readConfig({ ...mail, ...dkim, [name]: value })).toThrow(`${name} must be`);
  });
});

describe('the reply address', () => {
  it("is the sender's by default", () => {
    expect(readConfig(mail).smtp?.replyTo).toBeUndefined();
    const MAIL_REPLY_TO = 'Help <help@example.com>';
    expect(readConfig({ ...mail, MAIL_REPLY_TO }).smtp?.replyTo).toBe(MAIL_REPLY_TO);
    expect(() => readConfig({ ...mail, MAIL_REPLY_TO: 'help' })).toThrow('MAIL_REPLY_TO must be');
  });

  it('is separate from the bounce address and its token', () => {
    const MAIL_BOUNCES_TO = 'bounces@example.com';
    const MAIL_BOUNCE_TOKEN = 'a'.repeat(24);
    const config = readConfig({ ...mail, MAIL_BOUNCES_TO, MAIL_BOUNCE_TOKEN });
    expect(config.smtp?.bounceTo).toBe(MAIL_BOUNCES_TO);
    expect(config.access.bounceToken).toBe(MAIL_BOUNCE_TOKEN);
    const wrong = { MAIL_BOUNCES_TO: 'Bounces <b@example.com>', MAIL_BOUNCE_TOKEN: 'short' };
    for (const [name, value] of Object.entries(wrong)) {
      expect(() => readConfig({ ...mail, [name]: value })).toThrow(`${name} must`);
    }
  });
});
