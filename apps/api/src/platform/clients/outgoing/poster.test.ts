import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createClosedPoster, createPoster, Unreachable } from './poster.ts';
import { isPublicAddress } from './public-address.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port
  return (server.address() as AddressInfo).port;
}

/** Counts the calls that reach a server. */
async function counted() {
  const calls = { count: 0 };
  const port = await listen((_request, response) => {
    calls.count += 1;
    response.end('reached');
  });
  return { calls, port };
}

const letter = (url: string) => ({ url, headers: { 'content-type': 'text/plain' }, body: 'Hello' });
const inside = createPoster({ networks: ['127.0.0.1'], timeoutMs: 400 });
const outside = createPoster({ networks: [] });

describe('the check for public addresses', () => {
  it.each([
    ['93.184.215.14', true],
    ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
    ['127.0.0.1', false],
    ['10.3.2.1', false],
    ['172.31.255.255', false],
    ['172.32.0.1', true],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:5db8:d70e', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['ff02::1', false],
  ])('%s: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });
});

describe('a poster', () => {
  it('sends the request and returns status and text', async () => {
    const port = await listen((request, response) => {
      request.on('data', (part) => {
        response.statusCode = 201;
        response.end(`${request.method} ${request.headers['content-type']} ${String(part)}`);
      });
    });
    expect(await inside.post(letter(`http://127.0.0.1:${port}/events`))).toEqual({
      status: 201,
      text: 'POST text/plain Hello',
    });
  });

  it('reaches no private address by number, by name or mapped into IPv6', async () => {
    const { calls, port } = await counted();
    const urls = [
      `https://127.0.0.1:${port}`,
      `https://localhost:${port}`,
      `https://[::ffff:127.0.0.1]:${port}`,
      `https://2130706433:${port}`,
      `https://0x7f.1:${port}`,
    ];
    for (const url of urls) {
      await expect(outside.post(letter(url))).rejects.toThrow(
        'This address leads into a private network.',
      );
    }
    expect(calls.count).toBe(0);
  });

  it('checks the resolved address when it sends, even if a network is allowed', async () => {
    const { calls, port } = await counted();
    const elsewhere = createPoster({ networks: ['10.9.8.0/24'] });
    await expect(elsewhere.post(letter(`http://localhost:${port}`))).rejects.toThrow(
      'This address leads into a private network.',
    );
    expect(calls.count).toBe(0);
  });

  it('follows no redirects', async () => {
    const { calls, port } = await counted();
    const redirecting = await listen((_request, response) => {
      response.writeHead(307, { location: `http://127.0.0.1:${port}/` }).end();
    });
    const { status } = await inside.post(letter(`http://127.0.0.1:${redirecting}`));
    expect([status, calls.count]).toEqual([307, 0]);
  });

  it.each([
    ['never answers', (() => undefined) satisfies RequestListener],
    [
      'answers without end',
      ((_request, response) => void response.write('so far')) satisfies RequestListener,
    ],
  ])('gives up on a server that %s', async (_what, answer) => {
    const port = await listen(answer);
    await expect(inside.post(letter(`http://127.0.0.1:${port}`))).rejects.toThrow(
      'The server did not answer within 0.4 seconds.',
    );
  });

  it('truncates a long answer', async () => {
    const port = await listen((_request, response) => response.end('x'.repeat(1_000_000)));
    const { text } = await inside.post(letter(`http://127.0.0.1:${port}`));
    expect(text).toHaveLength(1_000);
  });

  it('explains a failure in a sentence', async () => {
    const port = await listen((request) => request.socket.destroy());
    const failure = inside.post(letter(`http://127.0.0.1:${port}`));
    await expect(failure).rejects.toThrow(Unreachable);
    await expect(failure).rejects.toThrow('The server ended the connection without an answer.');
  });

  it.each([
    ['ftp://example.com', 'This is no web address.'],
    ['https://ada:secret@example.com', 'Leave out the user and password.'],
    ['http://example.com', 'Use an address that begins with https://.'],
    ['https://10.0.0.1/x', 'This address leads into a private network.'],
    ['https://example.com/x', undefined],
  ])('refuses %s: %s', (url, refusal) => {
    expect(outside.refuses(url)).toBe(refusal);
  });
});

it('posts nothing while OUTGOING is off, to addresses that it would take', async () => {
  const { calls, port } = await counted();
  const url = `http://127.0.0.1:${port}`;
  const poster = createClosedPoster({ networks: ['127.0.0.1'] });
  expect(poster.refuses(url)).toBeUndefined();
  await expect(poster.post(letter(url))).rejects.toThrow('OUTGOING is off');
  expect(calls.count).toBe(0);
});
