import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';

type Received = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** A browser subscribed at the push service. */
export type TestBrowser = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** Returns the messages pushed to it, decrypted, oldest first. */
  messages(): unknown[];
};

export type PushService = {
  readonly origin: string;
  readonly received: readonly Received[];
  /** Sets the status of further responses. */
  answer(status: number): void;
  addBrowser(): TestBrowser;
  stop(): Promise<void>;
};

/** Starts a local push service that accepts every message and delivers none. */
export async function startPushService(): Promise<PushService> {
  const received: Received[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url = '', headers } = request;
      received.push({ path: url, headers, body: Buffer.concat(parts) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    origin,
    received,
    answer: (next) => {
      status = next;
    },
    addBrowser: () => addBrowser(origin, received),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function addBrowser(origin: string, received: readonly Received[]): TestBrowser {
  const path = `/push/${randomBytes(8).toString('hex')}`;
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys();
  const auth = randomBytes(16);
  const decrypt = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + (body[20] ?? 0));
    const sealed = body.subarray(21 + sender.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
    const shared = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32));
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  };
  return {
    endpoint: `${origin}${path}`,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    messages: () => received.filter((one) => one.path === path).map(({ body }) => decrypt(body)),
  };
}
