import { vi } from 'vitest';

/** A file saved by the page. */
type Download = { readonly name: string; readonly content: Promise<string> };

/** Returns the files that the page saves from now on. The array grows with each one. */
export function keepDownloads(): readonly Download[] {
  const kept: Download[] = [];
  let latest = '';
  const contents = new Map<string, Promise<string>>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    latest = `blob:${contents.size}`;
    contents.set(latest, content instanceof Blob ? content.text() : Promise.resolve(''));
    return latest;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    kept.push({ name: this.download, content: contents.get(this.href) ?? Promise.resolve('') });
  });
  return kept;
}
