import { z } from 'zod/mini';
import { requiredOr } from './absent.ts';

type Labels<Code extends string> = Readonly<Record<Code, string>>;

/** One of several codes, also in a readable spelling: 'Food Truck' for FOOD_TRUCK. The message lists the choices. */
export function choice<const Code extends string>(
  codes: readonly [Code, ...Code[]],
  labels: Labels<Code>,
  required: string,
): z.ZodMiniType<Code, Code> {
  const known = new Map<string, Code>(
    codes.flatMap((code) => [
      [fold(code), code],
      [fold(labels[code]), code],
    ]),
  );
  const names = codes.map((code) => labels[code]);
  const read = z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' ? (known.get(fold(value)) ?? value) : value,
    ),
    z.enum(codes, { error: requiredOr(required, `Choose one of: ${names.join(', ')}`) }),
  );
  z.globalRegistry.add(read, { type: 'string', enum: [...new Set([...codes, ...names])] });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the input is said to be a code, so that forms are held to them
  return read as z.ZodMiniType as z.ZodMiniType<Code, Code>;
}

/** One of several codes. The message lists the choices. */
export function oneOf<const Code extends string>(
  codes: readonly [Code, ...Code[]],
  required: string,
) {
  return z.enum(codes, { error: requiredOr(required, `Choose one of: ${codes.join(', ')}`) });
}

/** Ignores case, spaces and underscores. */
function fold(text: string): string {
  return text.toLowerCase().replaceAll(/[\s_]/g, '');
}
