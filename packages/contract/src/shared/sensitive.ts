import { z } from 'zod/mini';
import type { Permission } from './permissions.ts';

type AnySchema = z.core.$ZodType;

/** The permission that reveals a field of an answer, and the value shown without it. */
export type Sensitivity = {
  readonly permission: Permission;
  /** Others who see it too while the object that carries the field is in a certain state. */
  readonly meanwhile:
    | { readonly permission: Permission; readonly holds: (carrier: object) => boolean }
    | undefined;
  /** Left out of the answer where absent. */
  readonly mask: ((value: unknown) => unknown) | undefined;
};

const sensitivities = new WeakMap<AnySchema, Sensitivity>();

/** Marks a field that the server leaves out of the answer for roles without the permission. */
export function sensitive<Schema extends AnySchema>(
  schema: Schema,
  permission: Permission,
  meanwhile?: Sensitivity['meanwhile'],
): z.ZodMiniOptional<Schema> {
  const marked = z.optional(schema);
  sensitivities.set(marked, { permission, meanwhile, mask: undefined });
  return marked;
}

/** Marks a phone number of which roles without the permission get the last digits. */
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

/** Returns how a schema was marked; undefined where everybody who gets the answer sees the value. */
export function sensitivityOf(schema: AnySchema): Sensitivity | undefined {
  return sensitivities.get(schema);
}

const hidden = '••• ';

/** The number of visible digits of a masked phone number. */
export const maskedPhoneDigits = 4;

/** Returns a phone number with its last four digits alone; an empty one stays empty. */
export function maskPhone(phone: string): string {
  return phone === '' ? '' : hidden + phone.replaceAll(/\D/g, '').slice(-maskedPhoneDigits);
}

/** Returns true if a phone number was masked by the server and can't be called. */
export function isMaskedPhone(phone: string): boolean {
  return phone.startsWith(hidden);
}
