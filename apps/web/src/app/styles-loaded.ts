/**
 * Puts the style sheets to use that the page has only fetched beside its first paint, and resolves when
 * they count. One that does not come leaves the application usable, if plain.
 */
export async function stylesLoaded(): Promise<void> {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[data-entry]');
  await Promise.all(Array.from(sheets, use));
}

async function use(sheet: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    sheet.addEventListener('load', () => resolve(), { once: true });
    sheet.addEventListener('error', () => resolve(), { once: true });
    sheet.rel = 'stylesheet';
  });
}
