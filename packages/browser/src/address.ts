export type Values = Readonly<Record<string, unknown>>;

/** Returns a call's path below the API's base, with each `{name}` filled in from `params`. */
export function addressOf(path: string, params: Values = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
