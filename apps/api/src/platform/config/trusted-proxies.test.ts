import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { parseTrustedProxies, trustOf } from './trusted-proxies.ts';

/** The address that counts for a request from a peer with that `X-Forwarded-For`. */
async function addressOf(setting: string, peer: string, forwardedFor: string) {
  const app = Fastify({ trustProxy: trustOf(parseTrustedProxies(setting) ?? false) });
  app.get('/', async ({ ip }) => ({ ip }));
  const response = await app.inject({
    url: '/',
    remoteAddress: peer,
    headers: { 'x-forwarded-for': forwardedFor },
  });
  return response.json<{ ip: string }>().ip;
}

const [faked, client, edge, inner] = ['198.51.100.66', '203.0.113.7', '10.0.0.9', '10.0.0.1'];

describe('the client address behind trusted proxies', () => {
  it.each([
    ['off', client, faked, client],
    // One proxy adds the client to whatever the client has sent.
    ['1', inner, `${faked}, ${client}`, client],
    ['1', inner, client, client],
    ['2', inner, `${faked}, ${client}, ${edge}`, client],
    ['2', inner, `${client}, ${edge}`, client],
    ['10.0.0.0/8', inner, `${faked}, ${client}, ${edge}`, client],
    ['10.0.0.0/8', inner, `${faked}, ${client}`, client],
    // A peer that is no proxy is believed nothing.
    ['10.0.0.0/8', client, faked, client],
    ['10.0.0.1', inner, `${faked}, ${edge}`, edge],
    ['10.0.0.1, 10.0.0.9', inner, `${faked}, ${client}, ${edge}`, client],
    ['::1', '::1', `${faked}, ${client}`, client],
    ['10.0.0.0/8', `::ffff:${inner}`, `${faked}, ${client}`, client],
    ['2001:db8::/32', '2001:db8::1', `${faked}, 2001:db9::5`, '2001:db9::5'],
    ['10.0.0.0/8', inner, '', inner],
    ['10.0.0.0/8', inner, `nonsense, ${client}`, client],
  ])('with %s from %s and "%s" is %s', async (setting, peer, forwardedFor, address) => {
    expect(await addressOf(setting, peer, forwardedFor)).toBe(address);
  });

  it.each([
    'on',
    'true',
    '0',
    '11',
    '-1',
    '',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '::/0',
    '10.0.0.0/8/8',
    '10.0.0',
    'proxy.internal',
    '10.0.0.1,',
  ])('rejects the setting %j', (text) => {
    expect(parseTrustedProxies(text)).toBeUndefined();
  });
});
