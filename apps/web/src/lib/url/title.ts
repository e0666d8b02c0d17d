import { uiText } from '../../ui/ui.text.ts';

const product = uiText.counter;
let page = '';
let mark = '';

function write(): void {
  document.title = `${mark}${page === '' ? product : `${page} · ${product}`}`;
}

/** Names the page in the browser's tab: "Orders · Counter". */
export function updatePageTitle(title: string): void {
  page = title;
  write();
}

/** Puts a mark before the page's name, such as "(2) "; an empty one takes it away. */
export function updateTitleMark(text: string): void {
  mark = text;
  write();
}
