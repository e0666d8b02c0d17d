import { z } from 'zod/mini';
import type { Permission } from './permissions.ts';

type AnySchema = z.core.$ZodType;

/** The permission that reveals an answer's field, and the value shown without it. */
export type Sensitivity = {
  readonly permission: Permission;
  /** Further permissions that reveal it while the object is in certain states. */
  readonly meanwhile:
    | { readonly permission: Permission; readonly holds: (carrier: object) => boolean }
    | undefined;
  /** If undefined, the field is left out. */
  readonly mask: ((value: unknown) => unknown) | undefined;
};

const sensitivities = new WeakMap<AnySchema, Sensitivity>();

/** Marks a field that the server omits for roles without the permission. */
export function sensitive<Schema extends AnySchema>(
  schema: Schema,
  permission: Permission,
  meanwhile?: Sensitivity['meanwhile'],
): z.ZodMiniOptional<Schema> {
  const marked = z.optional(schema);
  sensitivities.set(marked, { permission, meanwhile, mask: undefined });
  return marked;
}

/** Marks a phone number that the server masks for roles without the permission. */
export function sensitivePhone(
  permission: Permission,
  meanwhile?: Sensitivity['meanwhile'],
): z.ZodMiniString {
  const marked = z.string();
  sensitivities.set(marked, {
    permission,
    meanwhile,
    mask: (phone) => (typeof phone === 'string' ? maskPhone(phone) : ''),
  });
  return marked;
}

/** Returns a schema's sensitivity; undefined if everybody who gets the answer sees the value. */
export function sensitivityOf(schema: AnySchema): Sensitivity | undefined {
  return sensitivities.get(schema);
}

const hidden = '••• ';

/** The number of visible digits of a masked phone number. */
export const maskedPhoneDigits = 4;

/** Masks a phone number except for its last four digits; an empty one stays empty. */
export function maskPhone(phone: string): string {
  return phone === '' ? '' : hidden + phone.replaceAll(/\D/g, '').slice(-maskedPhoneDigits);
}

/** Returns true if the server masked a phone number, so that it can't be called. */
export function isMaskedPhone(phone: string): boolean {
  return phone.startsWith(hidden);
}
