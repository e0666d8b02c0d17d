/** The cache with the page and the files of the order desk, for use offline. */
export const keptFiles = 'counter-desk';

/** The address under which the portal's page is cached. */
export const keptPage = '/dashboard';

/** Returns true if this device has cached the files of the page's own build. */
export async function isBuildKept(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (!entry || !('caches' in globalThis)) return false;
  return (await caches.match(entry.src)) !== undefined;
}
