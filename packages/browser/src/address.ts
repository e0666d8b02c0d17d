export type Values = Readonly<Record<string, unknown>>;

/** The address of a call below the API's base: its path with `{name}` filled in from `params`. */
export function addressOf(path: string, params: Values = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
