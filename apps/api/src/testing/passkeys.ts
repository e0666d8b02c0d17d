import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyAssertion, PasskeyRegistration } from '@counter/contract/auth';
import { cose, isoCBOR } from '@simplewebauthn/server/helpers';

const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

type Wish = {
  /** The origin of the page; the test installation's own if absent. */
  readonly origin?: string;
  /** True if the device verified its owner. */
  readonly verified?: boolean;
  /** The signature counter to report; one more than last time if absent. */
  readonly signCount?: number;
};

type Options = {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id?: string };
  readonly user?: { readonly id: string };
};

/** Simulates a device with one passkey: a browser and an authenticator in one. */
export function createPasskeyDevice() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, { challenge }: Options, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(rpId: string, { verified = true, signCount }: Wish, bits: number) {
    counter = signCount ?? counter + 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags.present + (verified ? flags.verified : 0) + bits, 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head]);
  }

  function credentialData(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const { COSEKEYS, COSEKTY, COSEALG, COSECRV } = cose;
    const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [COSEKEYS.kty, COSEKTY.EC2],
      [COSEKEYS.alg, COSEALG.ES256],
      [COSEKEYS.crv, COSECRV.P256],
      [COSEKEYS.x, new Uint8Array(Buffer.from(x, 'base64url'))],
      [COSEKEYS.y, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credentialId.length);
    return Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(key)]);
  }

  return {
    /** Creates the passkey that the options request. */
    register(text: string, wish: Wish = {}): PasskeyRegistration {
      const options = parse(text);
      userHandle = options.user?.id ?? '';
      const head = authenticatorData(options.rp?.id ?? '', wish, flags.attested);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(Buffer.concat([head, credentialData()]))],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: text64(clientData('webauthn.create', options, originOf(wish))),
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the encoder's type of a map is narrower than what it encodes
          attestationObject: text64(isoCBOR.encode(attestation as never)),
        },
      };
    },
    /** Signs the challenge in the options. */
    assert(text: string, wish: Wish = {}): PasskeyAssertion {
      const options = parse(text);
      const data = authenticatorData(options.rpId ?? '', wish, 0);
      const client = clientData('webauthn.get', options, originOf(wish));
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: text64(client),
          authenticatorData: text64(data),
          signature: text64(sign('sha256', signed, privateKey)),
          userHandle,
        },
      };
    },
  };
}

const text64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

const originOf = ({ origin = 'https://counter.test' }: Wish): string => origin;

function parse(text: string): Options {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a browser reads it as it comes, too
  return JSON.parse(text) as Options;
}
