import { darker, lighter } from '../palette.ts';
import {
  box,
  circle,
  ellipse,
  groundShadow,
  line,
  path,
  place,
  scatter,
  shade,
  shine,
} from '../svg.ts';
import type { Paint } from './shape.ts';

export function squares({ main, accent, motif }: Paint): string {
  const square =
    path('M-34 4L0-14L34 4L0 22Z', main) +
    path('M-34 4L0 22V44L-34 26Z', darker(main, 0.12)) +
    path('M34 4L0 22V44L34 26Z', darker(main, 0.3)) +
    line('M-34 11L0 29L34 11M-34 18L0 36L34 18', accent, 3);
  return (
    ellipse(124, 160, 92, 44, '#3a1f1a', 'opacity=".14"') +
    ellipse(120, 152, 92, 44, '#fdfaf4') +
    ellipse(120, 150, 74, 32, '#efe6d6') +
    scatter(square, [
      [120, 76, 0, 1],
      [80, 112, 0, 1],
      [160, 112, 0, 1],
      [120, 132, 0, 1],
    ]) +
    scatter(motif, [
      [120, 80, 0, 0.75],
      [80, 116, 0, 0.75],
      [160, 116, 0, 0.75],
      [120, 136, 0, 0.75],
    ])
  );
}

export function slice({ main, accent, motif }: Paint): string {
  return (
    ellipse(120, 186, 92, 20, '#fdfaf4') +
    ellipse(120, 190, 92, 20, '#3a1f1a', 'opacity=".1"') +
    path('M40 110L150 62Q196 84 202 110V120L40 122Z', lighter(accent, 0.15)) +
    path('M40 112H202V184H40Z', main) +
    box(40, 106, 162, 18, 6, accent) +
    box(40, 144, 162, 9, 0, lighter(main, 0.5)) +
    shade('M150 124H202V184H150Z', 0.08) +
    scatter(motif, [
      [140, 88, 0, 1.05],
      [104, 102, 20, 0.75],
      [172, 100, 40, 0.7],
    ]) +
    shine('M52 132V136', 5)
  );
}

export function iceCream({ main, accent, motif }: Paint): string {
  return (
    groundShadow(40) +
    path('M82 118H158L126 196Q120 202 114 196Z', '#dca35c') +
    line('M92 124L132 184M112 120L138 166M148 124L108 184M128 120L102 166', '#b97b38', 3) +
    shade('M158 118L126 196Q122 200 120 200L132 118Z') +
    circle(120, 66, 34, accent) +
    circle(96, 96, 34, main) +
    circle(144, 96, 34, darker(main, 0.08)) +
    path('M64 108q10 14 20 4q10 16 22 4q12 16 24 2q12 14 22 0q12 8 24-10Z', main) +
    shine('M74 88Q78 76 90 72') +
    shine('M104 54Q108 46 118 44') +
    scatter(motif, [
      [122, 62, 0, 0.85],
      [98, 96, 20, 0.7],
      [146, 92, 50, 0.75],
    ])
  );
}

export function coupe({ main, accent, motif }: Paint): string {
  return (
    groundShadow(44) +
    ellipse(120, 190, 42, 9, '#dfeaf0') +
    box(114, 146, 12, 42, 4, '#e9f1f5') +
    path('M62 84H178Q176 152 120 156Q64 152 62 84Z', '#eaf3f7') +
    path('M68 98H172Q168 146 120 150Q72 146 68 98Z', main) +
    path('M69 104Q94 116 120 106T171 106L172 90H68Z', accent) +
    ellipse(120, 86, 57, 13, lighter(accent, 0.3)) +
    shade('M178 84Q176 152 120 156Q156 132 158 84Z', 0.08) +
    scatter(motif, [
      [96, 80, 0, 0.85],
      [122, 72, 20, 0.95],
      [148, 80, 50, 0.85],
    ]) +
    shine('M78 108Q82 128 96 140', 6, 0.6)
  );
}

export function cookies({ main, accent, motif }: Paint): string {
  const cookie =
    ellipse(3, 8, 46, 38, '#3a1f1a', 'opacity=".14"') +
    ellipse(0, 3, 46, 38, darker(main, 0.25)) +
    ellipse(0, -2, 45, 36, main) +
    ellipse(-2, -4, 32, 24, accent, 'opacity=".55"') +
    line('M-34-12Q-26-28-8-31', '#fff', 5, 'opacity=".45"');
  return (
    scatter(cookie, [
      [84, 92, -8, 0.95],
      [160, 104, 12, 0.92],
      [112, 158, 0, 1],
    ]) +
    scatter(motif, [
      [78, 88, 0, 0.9],
      [160, 98, 40, 0.9],
      [100, 152, 80, 0.8],
      [124, 158, 10, 0.8],
    ])
  );
}

export function bar({ main, accent, motif }: Paint): string {
  const wrapper =
    path('M-82-30H50L58-22L50-14L58-6L50 2L58 10L50 18L58 26L50 32H-82Q-88 0-82-30Z', accent) +
    shade('M-84 16H52L58 26L50 32H-82Z') +
    box(-62, -20, 84, 40, 8, lighter(accent, 0.75)) +
    place(motif, -20, 0, 0, 1);
  const piece =
    box(30, -24, 58, 48, 6, darker(main)) +
    box(30, -24, 54, 42, 6, main) +
    line('M66-22V16', darker(main), 4);
  return (
    ellipse(124, 152, 92, 30, '#3a1f1a', 'opacity=".12"') +
    place(piece + wrapper + shine('M-72-22H30', 4), 116, 122, -16)
  );
}

export function iceLolly({ main, accent, motif }: Paint): string {
  const lolly =
    box(-8, 50, 16, 52, 8, '#dcb27a') +
    path('M-36 58V-40Q-36-78 0-78Q36-78 36-40V58Q36 66 28 66H-28Q-36 66-36 58Z', main) +
    path('M-36-4V-40Q-36-78 0-78Q36-78 36-40V-10Q18 8 0-6T-36-4Z', accent) +
    shade('M36-40V58Q36 66 28 66H8Q22 20 18-74Q36-66 36-40Z') +
    place(motif, 0, 30, 0, 1) +
    shine('M-24 40V-36', 7);
  return groundShadow(46, 128, 202) + place(lolly, 122, 108, 14);
}
