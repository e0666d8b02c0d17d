import { darker, lighter } from '../palette.ts';
import { circle, ellipse, groundShadow, line, path, place, scatter, shade, shine } from '../svg.ts';
import type { Paint } from './shape.ts';

export function loaf({ main, accent, motif }: Paint): string {
  return (
    groundShadow(84) +
    path(
      'M34 120Q32 74 80 74H174Q210 76 208 118Q204 126 204 134V182Q204 196 190 196H52Q38 196 38 182V134Q38 126 34 120Z',
      darker(main),
    ) +
    path(
      'M34 120Q32 74 72 74Q114 76 112 118Q108 126 108 134V182Q108 196 96 196H52Q38 196 38 182V134Q38 126 34 120Z',
      main,
    ) +
    path(
      'M44 118Q42 84 72 84Q104 86 102 116Q98 124 98 134V178Q98 186 90 186H56Q48 186 48 178V134Q48 124 44 118Z',
      accent,
    ) +
    scatter('<circle r="3" opacity=".1"/>', [
      [62, 110, 0, 1],
      [84, 130, 0, 1.2],
      [66, 156, 0, 1],
      [86, 168, 0, 0.8],
    ]) +
    line(
      'M130 80Q142 96 134 116M158 80Q170 96 162 116M186 82Q196 98 188 116',
      lighter(main, 0.3),
      5,
    ) +
    scatter(motif, [
      [146, 142, 0, 0.9],
      [182, 160, 30, 0.9],
      [136, 172, 60, 0.8],
    ])
  );
}

export function boule({ main, accent, motif }: Paint): string {
  return (
    groundShadow(80) +
    path('M36 152Q34 72 120 70Q206 72 204 152Q198 194 120 196Q42 194 36 152Z', main) +
    shade('M150 74Q206 84 204 152Q198 194 120 196Q186 160 150 74Z', 0.16) +
    path(
      'M84 92Q76 120 92 140Q102 116 92 92ZM126 86Q118 116 134 138Q144 112 134 88ZM166 94Q158 120 172 138Q182 116 176 98Z',
      accent,
    ) +
    shine('M52 138Q54 106 76 90', 8) +
    scatter(motif, [
      [112, 160, 0, 1],
      [68, 154, 30, 0.8],
      [158, 160, 50, 0.8],
    ])
  );
}

export function baguette({ main, accent }: Paint): string {
  const one =
    path('M-100 6Q-96-22-60-22H60Q96-22 100 6Q94 24 60 24H-60Q-94 24-100 6Z', darker(main, 0.15)) +
    path('M-98 2Q-94-22-60-22H60Q94-22 98 2Q90 14 60 14H-60Q-90 14-98 2Z', main) +
    scatter(path('M-14 10Q-6-16 14-14Q8 8-14 10Z', accent), [
      [-62, -2, 0, 1],
      [-22, -2, 0, 1],
      [18, -2, 0, 1],
      [58, -2, 0, 1],
    ]) +
    line('M-82-8Q-74-15-60-15', '#fff', 4, 'opacity=".5"');
  return (
    ellipse(126, 150, 84, 40, '#3a1f1a', 'opacity=".12"') +
    place(one, 112, 98, -30) +
    place(one, 132, 142, -30)
  );
}

export function ring({ main, accent, motif }: Paint): string {
  return (
    ellipse(125, 132, 86, 80, '#3a1f1a', 'opacity=".14"') +
    ellipse(120, 122, 86, 80, darker(main, 0.22)) +
    ellipse(119, 118, 84, 76, main) +
    ellipse(119, 116, 62, 55, 'none', `stroke="${accent}" stroke-width="30" opacity=".55"`) +
    ellipse(120, 120, 30, 26, darker(main, 0.45)) +
    ellipse(121, 124, 27, 21, '#f8ecd8') +
    shine('M50 108Q56 72 90 56', 8) +
    scatter(motif, [
      [70, 112, 0, 0.9],
      [98, 74, 20, 0.9],
      [142, 74, 40, 0.9],
      [174, 112, 60, 0.9],
      [146, 160, 80, 0.9],
      [94, 162, 30, 0.9],
    ])
  );
}

export function croissant({ main, accent }: Paint): string {
  return (
    groundShadow(86, 120, 186) +
    path(
      'M24 170Q20 96 82 70Q120 54 158 70Q220 96 216 170Q200 184 182 168Q166 128 120 128Q74 128 58 168Q40 184 24 170Z',
      main,
    ) +
    path(
      'M82 70Q88 104 76 138Q56 150 40 178L24 170Q20 96 82 70ZM158 70Q152 104 164 138Q184 150 200 178L216 170Q220 96 158 70Z',
      darker(main, 0.14),
    ) +
    line(
      'M98 64Q102 96 94 130M142 64Q138 96 146 130M60 84Q70 112 62 152M180 84Q170 112 178 152M36 116Q48 136 42 172M204 116Q192 136 198 172',
      accent,
      5,
    ) +
    shine('M92 84Q118 72 142 82', 7)
  );
}

export function buns({ main, accent, motif }: Paint): string {
  const bun =
    ellipse(0, 16, 54, 26, accent) +
    path('M-56 14Q-56-46 0-48Q56-46 56 14Q0 30-56 14Z', main) +
    shade('M56 14Q56-30 22-44Q44-14 22 20Q42 18 56 14Z') +
    line('M-40-8Q-36-28-16-36', '#fff', 6, 'opacity=".5"');
  return (
    groundShadow(84) +
    place(bun, 82, 114, 0, 0.85) +
    place(bun, 164, 118, 0, 0.85) +
    place(bun, 122, 160, 0, 1.05) +
    scatter(motif, [
      [80, 96, 0, 0.75],
      [168, 102, 40, 0.75],
      [104, 150, 20, 0.8],
      [128, 136, 60, 0.8],
      [146, 154, 10, 0.75],
    ])
  );
}

export function muffin({ main, accent, motif }: Paint): string {
  return (
    groundShadow(50) +
    path('M66 118H174L160 188Q158 198 148 198H92Q82 198 80 188Z', accent) +
    line(
      'M88 126L98 194M110 126L113 196M132 126L128 196M154 126L144 194',
      darker(accent, 0.22),
      4,
    ) +
    path('M54 124Q42 92 78 82Q88 46 124 50Q162 50 168 84Q198 96 184 124Q120 140 54 124Z', main) +
    shade('M150 60Q166 68 168 84Q198 96 184 124Q162 130 140 131Q172 100 150 60Z') +
    scatter(motif, [
      [96, 92, 0, 0.85],
      [132, 76, 30, 0.9],
      [156, 106, 60, 0.8],
      [116, 112, 15, 0.8],
    ]) +
    shine('M70 106Q72 94 86 90', 7)
  );
}

export function pitas({ main, accent }: Paint): string {
  const one =
    ellipse(0, 6, 82, 38, darker(main, 0.22)) +
    ellipse(0, 0, 82, 37, main) +
    ellipse(-28, -6, 14, 6, accent, 'opacity=".6"') +
    ellipse(20, 8, 18, 7, accent, 'opacity=".6"') +
    ellipse(34, -14, 10, 4, accent, 'opacity=".6"') +
    ellipse(-14, 16, 8, 4, accent, 'opacity=".6"') +
    line('M-66-6Q-52-24-24-28', '#fff', 5, 'opacity=".5"');
  return groundShadow(82) + place(one, 120, 162) + place(one, 116, 136) + place(one, 124, 110);
}

export function tortillas({ main, accent, motif }: Paint): string {
  return (
    ellipse(125, 130, 88, 84, '#3a1f1a', 'opacity=".14"') +
    circle(124, 124, 84, darker(main, 0.2)) +
    circle(121, 121, 84, darker(main, 0.08)) +
    circle(118, 118, 83, main) +
    scatter(ellipse(0, 0, 12, 7, accent, 'opacity=".5"'), [
      [84, 92, 20, 1],
      [140, 82, 60, 0.8],
      [152, 132, 10, 1],
      [100, 146, 40, 0.9],
      [120, 112, 0, 0.7],
    ]) +
    path('M118 35A83 83 0 0 1 201 118L140 96Z', lighter(main, 0.35)) +
    place(motif, 76, 128, 0, 1)
  );
}
