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
  steam,
} from '../svg.ts';
import type { Paint } from './shape.ts';

const bowlBody = 'M38 118H202Q199 178 152 194H88Q41 178 38 118Z';

function vessel(color: string): string {
  return (
    path(bowlBody, color) +
    shade('M202 118Q199 178 152 194H112Q160 178 168 118Z') +
    line('M52 150Q120 166 188 150', lighter(color, 0.45), 5, 'opacity=".6"') +
    box(32, 110, 176, 13, 6.5, lighter(color, 0.25)) +
    shine('M52 132Q56 154 70 168')
  );
}

export function bowl({ main, accent, motif }: Paint): string {
  return (
    groundShadow(66) +
    path('M50 116Q58 66 120 62Q182 66 190 116Z', main) +
    shade('M120 62Q182 66 190 116H150Q164 82 120 62Z') +
    shine('M70 100Q80 82 100 76') +
    scatter(motif, [
      [84, 98, -15, 0.85],
      [116, 82, 10, 0.95],
      [150, 96, 30, 0.85],
      [116, 106, 60, 0.75],
    ]) +
    vessel(accent)
  );
}

export function soup({ main, accent, motif }: Paint): string {
  return (
    groundShadow(66) +
    steam(76) +
    path('M38 108Q40 178 88 194H152Q200 178 202 108Z', accent) +
    shade('M202 108Q200 178 152 194H112Q160 178 168 108Z') +
    ellipse(120, 108, 84, 27, lighter(accent, 0.3)) +
    ellipse(120, 108, 75, 21, darker(main)) +
    ellipse(120, 111, 73, 19, main) +
    line('M72 108Q96 98 122 106T170 106', lighter(main), 4, 'opacity=".8"') +
    scatter(motif, [
      [92, 113, 0, 0.6],
      [124, 114, 40, 0.7],
      [152, 112, 80, 0.55],
    ]) +
    shine('M50 128Q54 154 70 168')
  );
}

export function dip({ main, accent, motif }: Paint): string {
  return (
    circle(125, 129, 86, '#3a1f1a', 'opacity=".15"') +
    circle(120, 120, 86, accent) +
    circle(120, 120, 83, 'none', `stroke="${lighter(accent)}" stroke-width="4"`) +
    circle(120, 120, 70, darker(main, 0.25)) +
    circle(120, 122, 68, main) +
    line(
      'M66 124A54 52 0 1 1 120 176A46 44 0 1 1 160 116A36 34 0 1 0 104 144',
      lighter(main, 0.45),
      6,
    ) +
    path(
      'M96 118Q108 98 132 106Q150 118 138 136Q116 146 102 136Q94 128 96 118Z',
      '#d8a52c',
      'opacity=".75"',
    ) +
    scatter(motif, [
      [120, 121, 20, 0.95],
      [86, 92, -30, 0.75],
      [158, 94, 40, 0.75],
      [84, 150, 80, 0.75],
      [154, 154, -60, 0.8],
    ])
  );
}

export function wrap({ main, accent, motif }: Paint): string {
  const filling =
    circle(-26, -66, 15, '#7fb85a') +
    circle(22, -70, 14, '#8fc86a') +
    ellipse(-2, -70, 20, 14, accent) +
    scatter(motif, [
      [-20, -76, 0, 0.75],
      [16, -78, 40, 0.75],
    ]);
  const bread =
    path('M-40-62Q0-46 40-62L30 60Q0 70-30 60Z', main) +
    shade('M40-62L30 60Q14 66 4 66Q22 10 20-54Z') +
    ellipse(-18, -30, 6, 4, darker(main, 0.35), 'opacity=".6"') +
    ellipse(10, -16, 7, 4, darker(main, 0.35), 'opacity=".6"') +
    line('M-34-54Q0-40 34-54', lighter(main, 0.5), 5);
  const paper =
    path('M-36-4L-22-12L-8-2L6-12L20-2L36-10L29 72Q0 82-29 72Z', '#fdfaf2') +
    path('M36-10L29 72Q16 78 6 78Q20 30 20-2Z', '#e5dccb') +
    line('M-31 26L24 12M-29 52L28 36', '#d9694a', 5, 'opacity=".7"');
  return groundShadow(58, 112, 200) + place(filling + bread + paper, 122, 120, 24, 1.05);
}

export function pocket({ main, accent, motif }: Paint): string {
  return (
    groundShadow(72) +
    circle(72, 104, 20, '#7fb85a') +
    circle(166, 104, 20, '#6fae58') +
    circle(120, 96, 24, '#8fc86a') +
    ellipse(96, 100, 24, 17, accent) +
    ellipse(144, 100, 24, 17, darker(accent, 0.12)) +
    scatter(motif, [
      [76, 96, 0, 0.85],
      [120, 90, 20, 0.9],
      [164, 98, 50, 0.85],
    ]) +
    path('M36 112Q120 92 204 112Q200 196 120 198Q40 196 36 112Z', main) +
    shade('M204 112Q200 196 120 198Q170 176 174 104Z') +
    ellipse(92, 150, 10, 6, darker(main, 0.3), 'opacity=".5"') +
    ellipse(138, 168, 12, 6, darker(main, 0.3), 'opacity=".5"') +
    ellipse(148, 134, 8, 5, darker(main, 0.3), 'opacity=".5"') +
    line('M42 114Q120 96 198 114', lighter(main, 0.5), 6) +
    shine('M52 134Q58 160 76 176')
  );
}

export function fries({ main, accent, motif }: Paint): string {
  const fry = (x: number, y: number, turn: number) =>
    place(box(-7, 0, 14, 100, 3, darker(main, 0.15)) + box(-7, 0, 9, 100, 3, main), x, y, turn);
  return (
    groundShadow(54) +
    fry(78, 66, -14) +
    fry(100, 46, -5) +
    fry(122, 52, 2) +
    fry(146, 44, 7) +
    fry(166, 66, 14) +
    fry(90, 78, -8) +
    fry(112, 72, 0) +
    fry(136, 74, 5) +
    fry(154, 84, 9) +
    path('M62 116Q120 142 178 116L164 190Q162 198 154 198H86Q78 198 76 190Z', accent) +
    shade('M178 116L164 190Q162 198 154 198H126Q152 160 152 127Z') +
    circle(120, 162, 24, '#fdf6e6') +
    place(motif, 120, 162, 0, 1.1) +
    shine('M74 130L84 182')
  );
}

export function salad({ main, accent, motif }: Paint): string {
  const frond = (x: number, y: number, turn: number, color: string) =>
    place(
      path('M0 30Q-26 14-14-8Q-10-30 0-34Q12-30 15-8Q26 14 0 30Z', color) +
        line('M0 26V-18', lighter(color), 3, 'opacity=".7"'),
      x,
      y,
      turn,
    );
  return (
    groundShadow(66) +
    frond(66, 94, -42, darker(main, 0.15)) +
    frond(174, 94, 42, darker(main, 0.2)) +
    frond(96, 80, -16, main) +
    frond(146, 80, 18, lighter(main, 0.15)) +
    frond(120, 92, 4, lighter(main, 0.25)) +
    scatter(motif, [
      [84, 98, 0, 0.9],
      [118, 76, 20, 0.9],
      [154, 96, 45, 0.95],
      [122, 104, 80, 0.8],
    ]) +
    vessel(accent)
  );
}
