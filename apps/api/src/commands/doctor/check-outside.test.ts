import { generateKeyPairSync } from 'node:crypto';
import dns from 'node:dns/promises';
import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDnsServer, type DnsServer } from '../../testing/doubles/dns-server.ts';
import { startMailServer } from '../../testing/doubles/mail-server.ts';
import { runProgram } from '../../testing/processes/run-program.ts';
import { makeHome, type Home } from '../../testing/processes/server-process.ts';
import { portOf } from '../../testing/stores/webhooks.ts';

const severalRuns = { timeout: 180_000 };

let home: Home;
beforeEach(async () => {
  home = await makeHome();
});
afterEach(async () => home.remove());

const doctor = async (settings: Readonly<Record<string, string>>) =>
  runProgram({ ...home.settings, DATA_DIR: `${home.folder}/data`, ...settings }, 'doctor');

const pairOf = () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    inRecord: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
};

describe('the DKIM record', () => {
  const ours = pairOf();
  const record = `v=DKIM1; k=rsa; p=${ours.inRecord}`;
  const records = new Map([
    ['other._domainkey.example.com', `v=DKIM1; k=rsa; p=${pairOf().inRecord}`],
    ['right._domainkey.example.com', `${record.slice(0, 100)} ${record.slice(100)}; t=s`],
  ]);
  const usualServers = dns.getServers();
  let server: DnsServer;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  beforeAll(async () => {
    [server, mail] = await Promise.all([startDnsServer(records), startMailServer()]);
    dns.setServers([server.address]);
  });
  afterAll(async () => {
    dns.setServers(usualServers);
    await Promise.all([server.stop(), mail.stop()]);
  });
  const look = async (selector: string) =>
    doctor({
      PUBLIC_URL: 'https://counter.example.com',
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'Counter <no-reply@example.com>',
      DKIM_DOMAIN: 'example.com',
      DKIM_SELECTOR: selector,
      DKIM_PRIVATE_KEY: ours.pem,
    });

  it('is compared with the key, and the correct record is shown', severalRuns, async () => {
    const absent = await look('absent');
    expect(absent.code).toBe(1);
    expect(absent.text).toContain(
      `PROBLEM  DKIM: there is no TXT record absent._domainkey.example.com, so receivers distrust signed mails. Publish there: ${record}\n`,
    );
    const other = await look('other');
    expect(other.text).toContain('PROBLEM  DKIM: another key is in other._domainkey.example.com');
    const right = await look('right');
    expect(right.text).toContain(
      'ok       DKIM: right._domainkey.example.com has the key that signs mails.',
    );
    expect(right.code).toBe(0);
  });
});

describe('the trace receiver', () => {
  let status = 200;
  const asked: string[] = [];
  const receiver = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  afterAll(() => void receiver.close());

  it('gets a request without traces and may refuse it', severalRuns, async () => {
    const host = `127.0.0.1:${await portOf(receiver)}`;
    const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://${host}/` };
    expect((await doctor(settings)).text).toContain(`ok       Traces: ${host} takes them.`);
    expect(asked).toEqual(['POST /v1/traces']);
    status = 401;
    const refused = await doctor(settings);
    expect(refused.text).toMatch(
      /^PROBLEM {2}Traces: .* doesn't take them \(.+\)\. Check OTEL_EXPORTER_OTLP_ENDPOINT, and/m,
    );
    expect(refused.code).toBe(1);
  });
});
