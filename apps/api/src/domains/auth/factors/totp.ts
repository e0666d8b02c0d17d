import { Secret, TOTP } from 'otpauth';

const seconds = 30;

/** Creates a secret for an authenticator app, in base32. */
export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the content of the QR code for the app. */
export function totpUri(secret: string, email: string): string {
  return totp(secret, email).toString();
}

/** Finds the time step of a code, which may also be the previous or the next one; null for a wrong code. */
export function findTimeStep(secret: string, code: string, at: Date): number | null {
  const timestamp = at.getTime();
  const distance = totp(secret).validate({ token: code, timestamp, window: 1 });
  return distance === null ? null : TOTP.counter({ period: seconds, timestamp }) + distance;
}

function totp(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: 'Counter',
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: seconds,
  });
}
