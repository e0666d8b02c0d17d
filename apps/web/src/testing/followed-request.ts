import type { FakeServer } from '@counter/contract/testing';
import { vi } from 'vitest';

/** Lets the server answer requests with upload progress, which use `XMLHttpRequest`. */
export function followOnItsWay(server: FakeServer): void {
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      readonly upload = new EventTarget();
      responseType = '';
      response: unknown = null;
      status = 0;
      #address = '';
      #method = '';
      readonly #headers: Record<string, string> = {};
      open(method: string, address: string): void {
        [this.#method, this.#address] = [method, address];
      }
      setRequestHeader(name: string, value: string): void {
        this.#headers[name] = value;
      }
      getAllResponseHeaders(): string {
        return 'content-type: application/json';
      }
      send(body: string): void {
        const init = { method: this.#method, headers: this.#headers, body };
        void server.fetch(this.#address, init).then(async (response) => {
          this.status = response.status;
          this.response = await response.blob();
          this.dispatchEvent(new Event('load'));
        });
      }
    },
  );
}
