import { darker, lighter } from '../palette.ts';
import { box, circle, ellipse, line, path, place, scatter, shine } from '../svg.ts';
import type { Paint } from './shape.ts';

function roundPlate(): string {
  return (
    circle(124, 128, 88, '#3a1f1a', 'opacity=".14"') +
    circle(120, 120, 88, '#fdfaf4') +
    circle(120, 120, 86, 'none', 'stroke="#e6dccb" stroke-width="3"') +
    circle(120, 120, 66, '#f3ebdd')
  );
}

export function plate({ main, accent, motif }: Paint): string {
  const food =
    path(
      'M66 132Q60 84 112 72Q172 66 178 118Q180 166 124 172Q74 172 66 132Z',
      darker(accent, 0.12),
    ) +
    path('M70 128Q66 86 114 76Q168 72 174 116Q174 160 122 164Q76 164 70 128Z', accent) +
    path('M84 120Q82 92 118 88Q156 86 160 114Q160 148 122 150Q88 150 84 120Z', darker(main)) +
    path('M86 116Q86 90 118 86Q154 84 158 110Q156 140 122 142Q90 142 86 116Z', main) +
    shine('M98 112Q102 98 118 95') +
    scatter(motif, [
      [104, 124, 0, 0.8],
      [136, 104, 40, 0.85],
      [138, 130, -30, 0.75],
      [112, 102, 70, 0.7],
    ]);
  return roundPlate() + place(food, -20, -20, 0, 1.16);
}

export function platter({ main, accent, motif }: Paint): string {
  const slice =
    box(-15, -28, 30, 56, 14, darker(main)) +
    box(-15, -29, 28, 52, 13, main) +
    line('M-8-12L6-18M-8 2L6-4M-8 16L6 10', darker(main, 0.4), 4);
  return (
    roundPlate() +
    path('M64 124Q58 74 110 66Q128 66 126 96Q122 132 84 144Q68 142 64 124Z', accent) +
    scatter(
      '<path d="M-8 0h7M4 6h7M2-8h6" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".55"/>',
      [
        [92, 88, 20, 1],
        [86, 118, 60, 1],
      ],
    ) +
    path('M70 152Q92 136 116 152Q124 172 104 176Q80 174 70 152Z', '#6fae58') +
    path('M76 154Q92 144 106 158Q100 170 88 166Z', '#8dc56f') +
    scatter(slice, [
      [132, 128, 24, 1],
      [154, 116, 20, 0.95],
    ]) +
    circle(142, 70, 17, '#fff') +
    circle(142, 70, 13, '#f5ecd7') +
    scatter(motif, [
      [98, 160, 0, 0.7],
      [142, 70, 0, 0.6],
      [152, 154, 30, 0.7],
    ])
  );
}

export function skewer({ main, accent, motif }: Paint): string {
  const stick =
    line('M0-92V88', '#b98a52', 5) +
    line('M0-56v5M0-12v5M0 32v5', darker(main), 35) +
    line('M-1-58v4M-1-14v4M-1 30v4', main, 30) +
    line('M-9-33H9M-9 11H9', accent, 9) +
    line('M-10-60l12-3M-10-16l12-3M-10 28l12-3', lighter(main), 3.5, 'opacity=".7"');
  return (
    roundPlate() +
    ellipse(120, 122, 60, 54, '#f2dfb4') +
    scatter(stick, [
      [100, 116, 28, 0.92],
      [138, 122, 28, 0.92],
    ]) +
    scatter(motif, [
      [70, 112, 0, 0.9],
      [168, 148, 30, 0.9],
      [92, 164, 0, 0.7],
    ])
  );
}

export function flatbread({ main, accent, motif }: Paint): string {
  return (
    ellipse(125, 132, 92, 74, '#3a1f1a', 'opacity=".15"') +
    ellipse(120, 124, 92, 74, darker(main, 0.18)) +
    ellipse(120, 119, 91, 71, main) +
    ellipse(120, 120, 72, 54, darker(accent, 0.12)) +
    ellipse(120, 122, 70, 52, accent) +
    shine('M40 106Q52 70 88 58') +
    scatter(motif, [
      [88, 98, 0, 0.85],
      [128, 88, 30, 0.9],
      [162, 108, 60, 0.85],
      [78, 132, -40, 0.85],
      [116, 126, 15, 0.95],
      [152, 144, -20, 0.9],
      [108, 158, 80, 0.8],
    ])
  );
}

export function bites({ main, accent, motif }: Paint): string {
  const bite =
    circle(0, 0, 24, darker(main, 0.3)) +
    circle(-2, -3, 22, main) +
    line('M-14-12q6-7 13-6', lighter(main), 5) +
    line('M6 4h0M-6 8h0M9-8h0', darker(main, 0.4), 4.5);
  return (
    roundPlate() +
    scatter(bite, [
      [86, 100, 0, 1],
      [134, 88, 40, 1],
      [94, 146, 90, 1],
      [140, 138, 20, 1.05],
      [116, 116, 60, 1],
    ]) +
    circle(172, 118, 19, accent, 'stroke="#fff" stroke-width="6"') +
    scatter(motif, [
      [66, 126, 0, 0.8],
      [118, 166, 30, 0.85],
      [110, 70, 60, 0.8],
    ])
  );
}

export function rolls({ main, accent, motif }: Paint): string {
  const roll =
    box(-42, -12, 84, 24, 12, darker(main, 0.28)) +
    box(-42, -13, 82, 21, 10.5, main) +
    line('M-24-11q6 9 0 18M-2-11q6 9 0 18M20-11q6 9 0 18', darker(main, 0.28), 3) +
    line('M-32-8H18', lighter(main), 3);
  return (
    roundPlate() +
    scatter(roll, [
      [112, 84, -14, 1],
      [118, 112, -14, 1],
      [124, 140, -14, 1],
      [118, 62, -14, 0.7],
    ]) +
    circle(162, 162, 17, accent, 'stroke="#fff" stroke-width="6"') +
    scatter(motif, [
      [72, 142, 0, 0.95],
      [176, 104, 40, 0.8],
      [94, 166, 70, 0.75],
    ])
  );
}
