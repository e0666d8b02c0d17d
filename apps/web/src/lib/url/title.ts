import { uiText } from '../../ui/ui.text.ts';

const product = uiText.counter;
let page = '';
let mark = '';

function write(): void {
  document.title = `${mark}${page === '' ? product : `${page} · ${product}`}`;
}

/** Sets the page's title in the browser tab: "Orders · Counter". */
export function updatePageTitle(title: string): void {
  page = title;
  write();
}

/** Sets a prefix of the tab's title, such as "(2) ". An empty text removes it. */
export function updateTitleMark(text: string): void {
  mark = text;
  write();
}
