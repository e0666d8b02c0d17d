import { expect, test } from 'vitest';

const page = `
  <main style="visibility: hidden"><p>Hidden <b style="visibility: visible">but not this</b></p></main>
  <section style="display: none"><button>Gone</button></section>
  <div style="pointer-events: none"><span><i>Not pressed</i></span><a style="pointer-events: auto">Pressed</a></div>
  <ul style="opacity: 0"><li>Clear</li></ul>
  <div hidden><em>Kept back</em></div>
  <table><thead hidden><tr><th>Name</th></tr></thead><tbody><tr><td>Rye</td></tr></tbody></table>
  <details><summary>More</summary><p>Inside</p></details>
  <dialog><h2>Closed</h2></dialog><dialog open><h2>Open</h2></dialog>
  <input type="hidden"><input type="text"><label>Name</label><style>p { color: red }</style>
  <svg><path></path></svg>`;

const properties = ['display', 'visibility', 'opacity', 'pointer-events', 'color'];

test('computes the same styles as the simulated browser', () => {
  document.body.innerHTML = page;
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const browser = frame.contentWindow;
  for (const element of document.body.querySelectorAll('*')) {
    const quick = window.getComputedStyle(element);
    const slow = browser?.getComputedStyle(element);
    const of = (style: CSSStyleDeclaration | undefined) =>
      properties.map((property) => `${property}: ${style?.getPropertyValue(property)}`);
    expect([element.outerHTML, ...of(quick)]).toEqual([element.outerHTML, ...of(slow)]);
    expect(quick.pointerEvents).toBe(slow?.pointerEvents);
    expect(quick.visibility).toBe(slow?.visibility);
  }
  document.body.replaceChildren();
});
