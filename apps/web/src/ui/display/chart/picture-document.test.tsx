import { expect, test, vi } from 'vitest';
import { pictureSize, writePicture } from './picture-document.ts';

const heading = { store: 'Cedar & Sons', title: 'Sales <b>', range: '1 – 7 Nov 2026' };

function aChart(content: string): HTMLElement {
  const chart = document.createElement('figure');
  chart.innerHTML = content;
  return chart;
}

function parse(written: string): Document {
  return new DOMParser().parseFromString(written, 'image/svg+xml');
}

test('a picture is a standalone document: light, with styles, heading and chart', () => {
  const size = pictureSize({ width: 400.4, height: 200 });
  expect(size).toEqual({ width: 449, height: 312 });
  const chart = aChart('<p>Busiest & best</p><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>');
  const picture = parse(writePicture(chart, '.a > .b { color: red }', heading, size));
  expect(picture.querySelector('parsererror')).toBeNull();
  const root = picture.documentElement;
  expect(root.getAttribute('data-mantine-color-scheme')).toBe('light');
  expect(root.getAttribute('width')).toBe('449');
  expect(picture.querySelector('style')?.textContent).toContain('.a > .b { color: red }');
  expect([...picture.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Sales <b>',
    'Cedar & Sons · 1 – 7 Nov 2026',
    'Busiest & best',
  ]);
  expect(picture.querySelector('path')).not.toBeNull();
});

test('copies a chart with inline styles without creating elements', () => {
  const chart = aChart('<span style="--at: 0.5">Here</span>');
  const made = vi.spyOn(document, 'createElement');
  const size = { width: 100, height: 100 };
  expect(writePicture(chart, '', heading, size)).toContain('style="--at: 0.5"');
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});
