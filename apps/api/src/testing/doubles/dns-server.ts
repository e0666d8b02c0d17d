import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const headerBytes = 12;
const [txt, internet] = [16, 1];
/** Response flags of a recursive query: found, and NXDOMAIN. */
const flags = { found: 0x81_80, absent: 0x81_83 };
const maxTextBytes = 255;

/** A local DNS server over UDP. */
export type DnsServer = {
  /** In the form that `setServers` takes: `127.0.0.1:5353`. */
  readonly address: string;
  readonly stop: () => Promise<void>;
};

/** Starts a DNS server with the given TXT records by name. Other names don't exist. */
export async function startDnsServer(records: ReadonlyMap<string, string>): Promise<DnsServer> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    socket.send(answerTo(query, records), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    stop: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}

function answerTo(query: Buffer, records: ReadonlyMap<string, string>): Buffer {
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const question = query.subarray(headerBytes, at + 5);
  const text = records.get(labels.join('.'));
  const header = Buffer.alloc(headerBytes);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(text === undefined ? flags.absent : flags.found, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(text === undefined ? 0 : 1, 6);
  return Buffer.concat([header, question, ...(text === undefined ? [] : recordOf(text))]);
}

/** Encodes a TXT record, with its text split into strings of 255 bytes. */
function recordOf(text: string): Buffer[] {
  const bytes = Buffer.from(text);
  const strings: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += maxTextBytes) {
    const part = bytes.subarray(start, start + maxTextBytes);
    strings.push(Buffer.from([part.length]), part);
  }
  const data = Buffer.concat(strings);
  const facts = Buffer.alloc(12);
  facts.writeUInt16BE(0xc0_00 + headerBytes, 0);
  facts.writeUInt16BE(txt, 2);
  facts.writeUInt16BE(internet, 4);
  facts.writeUInt32BE(60, 6);
  facts.writeUInt16BE(data.length, 10);
  return [facts, data];
}
