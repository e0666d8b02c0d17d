import { darker, lighter } from '../palette.ts';
import {
  box,
  circle,
  ellipse,
  groundShadow,
  line,
  path,
  place,
  shade,
  shine,
  steam,
} from '../svg.ts';
import type { Paint } from './shape.ts';

function emblem(x: number, y: number, radius: number, motif: string): string {
  return circle(x, y, radius, '#fdf8ec') + place(motif, x, y, 0, radius / 20);
}

export function cup({ main, accent, motif }: Paint): string {
  return (
    groundShadow(64) +
    steam(74) +
    ellipse(116, 190, 78, 13, lighter(accent, 0.35)) +
    line('M168 112Q206 108 198 138Q190 160 158 158', accent, 12) +
    path('M56 98H176Q178 172 140 186H92Q54 172 56 98Z', accent) +
    shade('M176 98Q178 172 140 186H112Q150 160 148 98Z') +
    ellipse(116, 98, 60, 17, lighter(accent, 0.4)) +
    ellipse(116, 99, 52, 12, darker(main)) +
    ellipse(116, 101, 50, 10, main) +
    place(motif, 112, 142, 0, 1.25) +
    shine('M68 118Q70 146 82 164')
  );
}

export function glass({ main, accent, motif }: Paint): string {
  return (
    groundShadow(46) +
    line('M134 108L158 34', accent, 8) +
    path('M66 64H174L160 186Q158 196 148 196H92Q82 196 80 186Z', '#eef6f9') +
    path('M71 88H169L158 182Q157 190 148 190H92Q83 190 82 182Z', main) +
    ellipse(120, 88, 49, 9, lighter(main)) +
    box(90, 98, 24, 24, 5, '#fff', 'opacity=".55" transform="rotate(-12 102 110)"') +
    box(124, 108, 24, 24, 5, '#fff', 'opacity=".45" transform="rotate(16 136 120)"') +
    shade('M174 64L160 186Q158 196 148 196H126Q148 140 150 64Z', 0.08) +
    place(motif, 76, 70, -15, 1.35) +
    place(motif, 116, 156, 30, 0.9) +
    shine('M88 118L94 176', 6, 0.6)
  );
}

export function bottle({ main, accent, motif }: Paint): string {
  return (
    groundShadow(38) +
    box(104, 30, 32, 22, 5, accent) +
    path(
      'M106 50H134V72Q160 86 160 112V186Q160 198 148 198H92Q80 198 80 186V112Q80 86 106 72Z',
      main,
    ) +
    shade('M134 50V72Q160 86 160 112V186Q160 198 148 198H132Q144 150 138 110Q136 88 122 74V50Z') +
    box(80, 116, 80, 54, 0, '#fdf8ec') +
    box(80, 116, 80, 6, 0, accent) +
    box(80, 164, 80, 6, 0, accent) +
    place(motif, 120, 143, 0, 1.15) +
    shine('M92 110Q92 96 104 86', 6) +
    shine('M92 178V186', 6)
  );
}

export function wineBottle({ main, accent, motif }: Paint): string {
  return (
    groundShadow(34) +
    path(
      'M108 28H132V84Q156 98 156 122V188Q156 198 146 198H94Q84 198 84 188V122Q84 98 108 84Z',
      main,
    ) +
    shade(
      'M132 28V84Q156 98 156 122V188Q156 198 146 198H128Q140 160 136 124Q134 104 122 88V28Z',
      0.2,
    ) +
    box(106, 24, 28, 40, 4, accent) +
    box(86, 124, 68, 56, 3, '#fdf6e4') +
    line('M96 170H144', accent, 4) +
    place(motif, 120, 146, 0, 1) +
    shine('M94 118Q98 104 112 94', 5)
  );
}

export function canOfDrink({ main, accent, motif }: Paint): string {
  return (
    groundShadow(42) +
    path('M78 60L84 44H156L162 60V184L154 198H86L78 184Z', '#cfd6dc') +
    box(76, 58, 88, 128, 6, main) +
    path('M76 150Q120 118 164 138V180Q164 186 158 186H82Q76 186 76 180Z', accent) +
    shade('M140 44H156L162 60V184L154 198H134Q146 120 140 44Z') +
    ellipse(120, 46, 37, 7, '#e9eef1') +
    ellipse(120, 46, 12, 3, '#aab4bd') +
    emblem(120, 112, 28, motif) +
    shine('M88 72V170', 7)
  );
}

export function carton({ main, accent, motif }: Paint): string {
  return (
    groundShadow(50) +
    path('M72 88L90 50H150L168 88Z', lighter(main, 0.25)) +
    path('M150 50L168 88H132Z', darker(main, 0.12)) +
    box(88, 34, 64, 18, 3, darker(main, 0.08)) +
    box(72, 86, 96, 112, 4, main) +
    path('M72 160Q104 136 130 156T168 150V194Q168 198 164 198H76Q72 198 72 194Z', accent) +
    shade('M140 86H168V198H140Z', 0.1) +
    circle(120, 64, 9, accent) +
    emblem(118, 122, 28, motif) +
    shine('M82 98V146')
  );
}

export function jug({ main, accent, motif }: Paint): string {
  return (
    groundShadow(50) +
    box(104, 32, 36, 20, 5, accent) +
    line('M150 78Q186 86 178 132', lighter(main, 0.15), 14) +
    path(
      'M106 50H138Q142 76 160 94Q168 106 168 122V186Q168 198 156 198H82Q70 198 70 186V122Q70 100 86 90Q104 76 106 50Z',
      main,
    ) +
    shade('M138 50Q142 76 160 94Q168 106 168 122V186Q168 198 156 198H134Q152 130 120 50Z', 0.09) +
    box(70, 122, 98, 52, 0, '#fdf8ec') +
    box(70, 122, 98, 6, 0, accent) +
    place(motif, 119, 150, 0, 1.15) +
    shine('M82 182V118Q84 104 98 94')
  );
}
