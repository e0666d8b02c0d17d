/** The name of the cache with the page and the files of the order desk, for a device without a network. */
export const keptFiles = 'counter-desk';

/** The address under which the page of the portal is kept. */
export const keptPage = '/dashboard';

/** Returns true if this device keeps the files of the build that this page is of. */
export async function isBuildKept(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (!entry || !('caches' in globalThis)) return false;
  return (await caches.match(entry.src)) !== undefined;
}
