export type Values = Readonly<Record<string, unknown>>;

/**
 * The address of a call below the API's base: its path with `{name}` filled in from `params`,
 * then what `query` holds; undefined values are left out.
 */
export function addressOf(path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length === 0 ? filled : `${filled}?${text}`;
}
