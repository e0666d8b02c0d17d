import { z } from 'zod/mini';
import { requiredOr } from './absent.ts';

type Labels<Code extends string> = Readonly<Record<Code, string>>;

/**
 * One of several codes, which may also be written as people read it: 'Food Truck' for FOOD_TRUCK. Something
 * else is told what there is to choose from.
 */
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

/** One of several codes; something else is told what there is to choose from. */
export function oneOf<const Code extends string>(
  codes: readonly [Code, ...Code[]],
  required: string,
) {
  return z.enum(codes, { error: requiredOr(required, `Choose one of: ${codes.join(', ')}`) });
}

/** Capitals, blanks and underscores make no difference. */
function fold(text: string): string {
  return text.toLowerCase().replaceAll(/[\s_]/g, '');
}
