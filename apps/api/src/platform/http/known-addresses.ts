import type { FastifyInstance } from 'fastify';
import FindMyWay from 'find-my-way';

type Methods = Set<string>;

/** The URLs that an application answers and their methods. */
export class KnownAddresses {
  readonly #router = FindMyWay();
  readonly #methods = new Map<string, Methods>();

  /** Adds methods to a URL pattern: `/s/:storeUrl`. */
  add(url: string, methods: readonly string[]): void {
    // Routes of one URL may name its parameters differently.
    const pattern = url.replaceAll(/:\w+/g, ':part');
    const known = this.#methods.get(pattern);
    if (known) return methods.forEach((method) => known.add(method));
    const added: Methods = new Set(methods);
    this.#methods.set(pattern, added);
    this.#router.on('GET', numberParts(pattern), () => undefined, added);
  }

  /** Returns the methods of a path's route, in alphabetical order; none for an unknown path. */
  methodsOf(path: string): readonly string[] {
    const store: unknown = this.#router.find('GET', path)?.store;
    return store instanceof Set ? [...(store as Methods)].toSorted() : [];
  }
}

/** Gives each parameter its own name, as the router requires. */
function numberParts(pattern: string): string {
  let count = 0;
  return pattern.replaceAll(':part', () => `:part${(count += 1)}`);
}

/** Records every route that is added from now on. */
export function noteAddresses(app: FastifyInstance): KnownAddresses {
  const known = new KnownAddresses();
  app.addHook('onRoute', ({ url, method }) => known.add(url, [method].flat()));
  return known;
}
