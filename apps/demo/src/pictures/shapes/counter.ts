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

export function wedge({ main, accent, motif }: Paint): string {
  return (
    groundShadow(80, 122, 186) +
    path('M30 128L150 62Q196 76 208 118V130H30Z', lighter(main, 0.3)) +
    path('M30 126H208V178Q208 184 202 184H36Q30 184 30 178Z', main) +
    path('M150 62Q196 76 208 118V178Q208 184 202 184H194V124Q186 84 150 62Z', accent) +
    scatter(ellipse(0, 0, 13, 11, darker(main, 0.18)), [
      [74, 158, 0, 0.8],
      [122, 146, 0, 1],
      [164, 166, 0, 0.7],
      [118, 104, 0, 0.6],
    ]) +
    scatter(motif, [
      [96, 142, 0, 0.7],
      [148, 160, 30, 0.7],
      [150, 96, 60, 0.7],
      [56, 166, 0, 0.6],
    ]) +
    shine('M42 138H92')
  );
}

export function cheeseRound({ main, accent, motif }: Paint): string {
  return (
    groundShadow(82, 122, 184) +
    path('M34 104V148Q36 186 120 188Q204 186 206 148V104Z', darker(main, 0.12)) +
    ellipse(120, 104, 86, 44, main) +
    ellipse(118, 101, 76, 36, lighter(main, 0.4)) +
    path('M120 104L196 84Q214 104 196 126Z', accent) +
    path('M120 104L196 126V170Q160 150 120 148Z', lighter(accent, 0.25)) +
    shine('M48 128Q50 150 70 162') +
    scatter(motif, [
      [80, 100, 0, 0.9],
      [112, 84, 30, 0.8],
      [104, 120, 60, 0.8],
    ])
  );
}

export function block({ main, accent, motif }: Paint): string {
  return (
    groundShadow(82, 122, 182) +
    path('M34 98L76 68H208L172 98Z', lighter(main, 0.45)) +
    box(34, 98, 138, 82, 4, main) +
    path('M172 98L208 68V148L172 180Z', darker(main, 0.18)) +
    path('M34 120H112V180H38Q34 180 34 176Z', accent) +
    path('M34 120H112L106 130H34Z', lighter(accent, 0.35)) +
    circle(72, 152, 20, '#fdf8ec') +
    place(motif, 72, 152, 0, 0.95) +
    line('M136 98V178', darker(main, 0.1), 3) +
    shine('M46 108H100', 4)
  );
}

export function cheeseBalls({ main, accent, motif }: Paint): string {
  const one =
    circle(0, 0, 38, darker(main, 0.14)) +
    circle(-2, -3, 35, main) +
    line('M-22-12q6-12 18-15', '#fff', 7, 'opacity=".8"');
  return (
    ellipse(124, 168, 90, 34, '#3a1f1a', 'opacity=".12"') +
    ellipse(120, 160, 92, 36, accent) +
    ellipse(120, 156, 78, 27, lighter(accent, 0.35)) +
    place(one, 84, 122) +
    place(one, 156, 122) +
    place(one, 120, 142, 0, 1.1) +
    scatter(motif, [
      [120, 98, 0, 1.2],
      [66, 154, 40, 0.9],
      [176, 152, 80, 0.9],
    ])
  );
}

export function fish({ main, accent, motif }: Paint): string {
  const body =
    path('M-86 4Q-40-52 34-20Q50-12 62-2L96-34Q88 0 96 36L62 10Q20 52-40 36Q-70 28-86 4Z', main) +
    path('M-82 10Q-20 30 62 8Q20 52-40 36Q-66 30-82 10Z', lighter(main, 0.6)) +
    path('M-20-36Q8-64 34-20Z', darker(main)) +
    line('M-44-22Q-32 4-46 28', darker(main), 4) +
    line('M-20-8q8 6 0 13M4-8q8 6 0 13M28-6q8 6 0 11', accent, 4) +
    circle(-62, -4, 7, '#fff') +
    circle(-63, -4, 4, '#2c2c34');
  return (
    ellipse(124, 158, 96, 34, '#3a1f1a', 'opacity=".1"') +
    ellipse(120, 146, 100, 44, '#fdfaf4') +
    ellipse(120, 144, 84, 32, '#e9eff2') +
    place(body, 120, 122, -8) +
    scatter(motif, [
      [70, 162, 0, 0.95],
      [118, 170, 30, 0.8],
      [168, 158, 0, 0.95],
    ])
  );
}

export function fillet({ main, accent, motif }: Paint): string {
  return (
    path(
      'M44 152Q40 108 96 88Q152 64 194 84Q216 104 196 138Q170 182 96 184Q48 182 44 152Z',
      '#3a1f1a',
      'opacity=".15" transform="translate(5 9)"',
    ) +
    path(
      'M38 150Q36 104 92 82Q150 58 192 80Q214 100 194 134Q168 178 92 180Q42 178 38 150Z',
      darker(main, 0.25),
    ) +
    path('M40 142Q38 102 92 80Q150 56 190 78Q208 96 190 126Q164 166 92 168Q46 168 40 142Z', main) +
    line(
      'M70 100Q92 124 84 160M98 84Q124 112 114 160M130 72Q156 100 144 150M162 70Q184 96 172 132',
      accent,
      5,
    ) +
    shine('M54 138Q56 112 84 98', 7) +
    scatter(motif, [
      [72, 176, 0, 1.1],
      [112, 184, 40, 0.9],
      [184, 158, 20, 1],
    ])
  );
}

export function steak({ main, accent, motif }: Paint): string {
  return (
    path(
      'M44 138Q28 80 84 64Q132 52 170 72Q214 96 198 146Q180 192 124 182Q96 172 80 184Q54 184 44 138Z',
      '#3a1f1a',
      'opacity=".16" transform="translate(5 9)"',
    ) +
    path(
      'M38 132Q24 74 82 58Q132 46 170 66Q214 90 196 140Q178 186 122 176Q94 166 78 178Q50 178 38 132Z',
      accent,
    ) +
    path(
      'M50 130Q40 84 86 70Q130 60 162 76Q198 96 184 134Q166 170 122 162Q94 154 80 162Q58 160 50 130Z',
      main,
    ) +
    line(
      'M74 100Q100 90 118 108M98 132Q124 118 152 134M134 88Q156 94 160 112M70 128q10-4 16 2',
      lighter(accent, 0.2),
      4,
    ) +
    circle(164, 146, 11, lighter(accent, 0.5)) +
    shine('M60 118Q62 94 84 84', 6) +
    scatter(motif, [
      [56, 182, 0, 1.1],
      [182, 178, 60, 1],
      [112, 190, 20, 0.8],
    ])
  );
}

export function drumsticks({ main, accent, motif }: Paint): string {
  const one =
    line('M0 30V84M-7 88h0M7 88h0', '#d9c09a', 18) +
    line('M-1 30V84M-8 87h0M6 87h0', '#fbf1df', 14) +
    path('M0-66Q46-60 42-14Q38 26 8 44H-8Q-38 26-42-14Q-46-60 0-66Z', main) +
    shade('M14-64Q46-54 42-14Q38 26 8 44Q32-4 14-64Z', 0.16) +
    line('M-10 34Q0 40 10 34', accent, 5) +
    shine('M-28-16Q-28-40-10-50', 7);
  return (
    groundShadow(84) +
    place(one, 72, 112, 10, 0.85) +
    place(one, 164, 112, -14, 0.85) +
    scatter(motif, [
      [120, 180, 0, 1.1],
      [104, 192, 30, 0.8],
      [120, 66, 60, 0.9],
    ])
  );
}

export function chicken({ main, accent, motif }: Paint): string {
  return (
    ellipse(124, 178, 92, 24, '#3a1f1a', 'opacity=".12"') +
    ellipse(120, 172, 94, 24, '#fdfaf4') +
    path('M48 148Q44 82 112 72Q176 64 190 124Q194 172 128 176Q60 178 48 148Z', main) +
    path('M146 118Q190 96 198 130Q196 164 150 166Q126 146 146 118Z', darker(main, 0.12)) +
    path('M74 92Q104 82 122 104Q112 128 84 122Z', darker(main, 0.1)) +
    box(188, 96, 12, 34, 6, '#f8efe0', 'transform="rotate(50 194 112)"') +
    line('M150 132Q168 118 184 126', accent, 5) +
    shine('M64 134Q66 104 92 92', 8) +
    scatter(motif, [
      [64, 172, 0, 1.1],
      [104, 180, 40, 0.9],
      [176, 176, 0, 1.1],
    ])
  );
}

export function sausages({ main, accent, motif }: Paint): string {
  const one =
    line('M-64-6Q0 34 64-6', darker(main), 34) +
    line('M-64-9Q0 29 64-9', main, 29) +
    line('M-34 2l9 12M-4 8l8 13M26 4l7 13', darker(main, 0.35), 4) +
    line('M-58-14Q-30 2 0 4', '#fff', 5, 'opacity=".4"') +
    circle(-82, -14, 5, accent) +
    circle(82, -14, 5, accent);
  return (
    ellipse(124, 154, 90, 46, '#3a1f1a', 'opacity=".1"') +
    place(one, 120, 78, -8) +
    place(one, 120, 120, -8) +
    place(one, 120, 162, -8) +
    scatter(motif, [
      [52, 62, 0, 1],
      [186, 190, 40, 1],
    ])
  );
}

export function rashers({ main, accent }: Paint): string {
  const one =
    path('M-86-14Q-60-30-32-14T24-14T86-14V16Q58 0 30 16T-28 16T-86 16Z', main) +
    line('M-84-4Q-58-20-31-4T26-4T84-6', accent, 6) +
    line('M-84 9Q-58-5-31 9T26 9T84 8', accent, 4);
  return (
    ellipse(124, 150, 92, 52, '#3a1f1a', 'opacity=".1"') +
    place(one, 120, 80, -6) +
    place(one, 120, 122, -6) +
    place(one, 120, 164, -6)
  );
}

export function shrimps({ main, accent, motif }: Paint): string {
  const one =
    line('M-26 24A32 32 0 1 1 32 8', darker(main, 0.15), 25) +
    line('M-26 24A32 32 0 1 1 32 8', main, 21) +
    line('M-38-2l12 2M-24-28l7 11M4-36l-2 12M28-18l-11 6', lighter(main, 0.6), 4) +
    path('M-30 14Q-44 30-38 46Q-26 38-18 40Q-16 26-18 20Z', accent) +
    circle(30, 6, 3, '#2c2c34') +
    line('M38 12q8 14 4 26', accent, 3);
  return (
    ellipse(124, 152, 94, 50, '#3a1f1a', 'opacity=".1"') +
    ellipse(120, 144, 96, 56, '#fdfaf4') +
    place(one, 84, 102, 0, 0.85) +
    place(one, 156, 108, 40, 0.85) +
    place(one, 116, 152, -20, 0.85) +
    scatter(motif, [
      [172, 160, 0, 1.1],
      [66, 158, 40, 0.9],
    ])
  );
}

export function eggs({ main, accent, motif }: Paint): string {
  const egg =
    path('M0-36C20-36 28-6 28 8Q26 34 0 34Q-26 34-28 8C-28-6-20-36 0-36Z', main) +
    shade('M8-34C24-26 28-6 28 8Q26 34 0 34Q24 10 8-34Z') +
    line('M-14 2Q-14-12-6-20', '#fff', 6, 'opacity=".7"');
  return (
    groundShadow(84, 120, 190) +
    scatter(egg, [
      [68, 100, 0, 0.8],
      [120, 98, 0, 0.8],
      [172, 100, 0, 0.8],
      [66, 124, 0, 0.95],
      [120, 122, 0, 0.95],
      [174, 124, 0, 0.95],
    ]) +
    path(
      'M26 132Q46 118 66 132Q92 118 120 132Q146 118 174 132Q196 118 214 132L204 182Q202 190 192 190H48Q38 190 36 182Z',
      accent,
    ) +
    shade('M214 132L204 182Q202 190 192 190H150Q182 170 184 126Z') +
    circle(120, 162, 19, '#fdf8ec') +
    place(motif, 120, 162, 0, 0.9) +
    line('M48 152H88M152 152H192', lighter(accent, 0.35), 4)
  );
}
