import type { FastifyInstance } from 'fastify';
import FindMyWay from 'find-my-way';

type Methods = Set<string>;

/** The addresses that an application answers, and the methods of each. */
export class KnownAddresses {
  readonly #router = FindMyWay();
  readonly #methods = new Map<string, Methods>();

  /** Adds methods to an address as routes write it: `/s/:storeUrl`. */
  add(url: string, methods: readonly string[]): void {
    // Routes of one address may name its parts differently.
    const pattern = url.replaceAll(/:\w+/g, ':part');
    const known = this.#methods.get(pattern);
    if (known) return methods.forEach((method) => known.add(method));
    const added: Methods = new Set(methods);
    this.#methods.set(pattern, added);
    this.#router.on('GET', numberParts(pattern), () => undefined, added);
  }

  /** Returns the methods of the route that answers a path, in alphabetical order; none for an unknown path. */
  methodsOf(path: string): readonly string[] {
    const store: unknown = this.#router.find('GET', path)?.store;
    return store instanceof Set ? [...(store as Methods)].toSorted() : [];
  }
}

/** The router wants every part of an address under a name of its own. */
function numberParts(pattern: string): string {
  let count = 0;
  return pattern.replaceAll(':part', () => `:part${(count += 1)}`);
}

/** Notes every route that is added from now on. */
export function noteAddresses(app: FastifyInstance): KnownAddresses {
  const known = new KnownAddresses();
  app.addHook('onRoute', ({ url, method }) => known.add(url, [method].flat()));
  return known;
}
