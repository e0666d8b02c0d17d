import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, idInPath } from '../shared/schema.ts';
import { settingParts, type SettingPart } from './setting-parts.ts';
import { changeClaims, settingVersion } from './setting-version.ts';

export const reads = {
  permission: 'settings:read',
  whileWaiting: true,
  store: 'params.storeId',
} as const;
export const writes = {
  permission: 'settings:write',
  whileWaiting: true,
  store: 'body.storeId',
} as const;

type Shape = z.core.$ZodShape;

type Declared<Part extends SettingPart, Answered extends Shape, Sent extends Shape> = {
  readonly part: Part;
  readonly path: `/${string}`;
  /** The fields as answered, named like the columns of `store_settings`. */
  readonly answered: Answered;
  /** The same fields as sent by a form. */
  readonly sent: Sent & { readonly [Field in keyof Answered]: z.core.$ZodType };
  /** A valid request. */
  readonly example: { readonly [Field in keyof Sent]: z.core.input<Sent[Field]> };
};

/**
 * Declares a part of the settings that is sent and answered as stored, with its two calls. The server and the screens
 * need nothing else to read it, change it and describe conflicts.
 */
export function plainSetting<
  const Part extends SettingPart,
  Answered extends Shape,
  Sent extends Shape,
>({ part, path, answered, sent, example }: Declared<Part, Answered, Sent>) {
  const name = settingParts[part];
  const answer = envelope(z.object({ ...answered, ...settingVersion }));
  const values = z.object(sent);
  const request = z.object({ ...changeClaims, ...sent });
  return {
    part,
    fields: Object.keys(answered) as (keyof Answered & string)[],
    request,
    /** The fields without the caller's claims. */
    values,
    example,
    find: endpoint({
      method: 'GET',
      path: `${path}/{storeId}`,
      summary: `Gets the ${name} of a store.`,
      params: z.object({ storeId: idInPath }),
      answer,
      can: reads,
    }),
    update: endpoint({
      method: 'POST',
      path,
      summary: `Changes the ${name} of a store.`,
      body: request,
      answer,
      can: writes,
    }),
  };
}
