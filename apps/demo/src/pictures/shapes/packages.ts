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

const label = '#fdf8ec';

export function packet({ main, accent, motif }: Paint): string {
  return (
    groundShadow(52) +
    box(66, 44, 108, 154, 5, main) +
    path('M66 44H174L160 34H80Z', lighter(main, 0.3)) +
    shade('M148 44H174V193Q174 198 169 198H148Z') +
    path('M66 132Q108 104 174 126V193Q174 198 169 198H71Q66 198 66 193Z', accent) +
    shade('M148 116L174 126V193Q174 198 169 198H148Z') +
    circle(116, 106, 34, label) +
    place(motif, 116, 106, 0, 1.6) +
    box(84, 164, 64, 8, 4, lighter(accent, 0.6)) +
    box(96, 178, 40, 6, 3, lighter(accent, 0.4)) +
    shine('M76 56V98')
  );
}

export function bag({ main, accent, motif }: Paint): string {
  return (
    groundShadow(54) +
    path('M62 46Q120 54 178 46Q168 120 178 196Q120 188 62 196Q72 120 62 46Z', main) +
    path('M178 46Q168 120 178 196Q156 192 144 192Q156 120 148 50Z', darker(main, 0.2)) +
    path(
      'M66 132Q120 108 174 132Q172 164 178 196Q120 188 62 196Q68 164 66 132Z',
      accent,
      'opacity=".9"',
    ) +
    path('M62 46Q120 54 178 46L176 58Q120 66 64 58Z', lighter(main, 0.45)) +
    path('M62 196Q120 188 178 196L176 184Q120 176 64 184Z', darker(accent, 0.15)) +
    circle(118, 114, 34, label) +
    place(motif, 118, 114, 0, 1.6) +
    shine('M80 74Q84 110 80 146', 7)
  );
}

export function paperBag({ main, accent, motif }: Paint): string {
  return (
    groundShadow(54) +
    path('M68 70H172L178 192Q178 198 172 198H68Q62 198 62 192Z', main) +
    shade('M148 70H172L178 192Q178 198 172 198H148Z') +
    path('M68 72L74 44H166L172 72Z', darker(main, 0.14)) +
    path('M74 44H166L168 54H72Z', lighter(main, 0.3)) +
    box(78, 92, 84, 82, 10, label) +
    box(78, 92, 84, 12, 5, accent) +
    place(motif, 120, 138, 0, 1.6) +
    shine('M72 84L69 180', 4)
  );
}

export function jar({ main, accent, motif }: Paint): string {
  return (
    groundShadow(50) +
    path(
      'M80 66H160Q176 74 176 92V182Q176 198 160 198H80Q64 198 64 182V92Q64 74 80 66Z',
      '#e8f1f2',
    ) +
    path('M72 90Q120 98 168 90V180Q168 190 158 190H82Q72 190 72 180Z', main) +
    ellipse(120, 90, 48, 7, lighter(main)) +
    shade('M160 66Q176 74 176 92V182Q176 198 160 198H140Q156 130 146 66Z') +
    box(74, 42, 92, 26, 6, accent) +
    line('M90 48V62M106 48V62M122 48V62M138 48V62M152 48V62', darker(accent, 0.25), 3) +
    box(76, 112, 88, 58, 6, label) +
    line('M88 162H152', accent, 4) +
    place(motif, 120, 137, 0, 1.2) +
    shine('M80 96V104', 6)
  );
}

export function tin({ main, accent, motif }: Paint): string {
  return (
    groundShadow(56) +
    path('M62 70V184Q120 208 178 184V70Z', '#c4ccd2') +
    path('M62 84V174Q120 198 178 174V84Q120 106 62 84Z', main) +
    path('M62 148V174Q120 198 178 174V148Q120 172 62 148Z', accent) +
    shade('M150 78L178 70V184Q164 190 146 194Q156 130 150 78Z') +
    ellipse(120, 70, 58, 17, '#e6ebee') +
    ellipse(120, 70, 49, 12, '#cbd3d9') +
    line('M100 66H140M104 73H136', '#aab4bd', 2.5) +
    circle(118, 130, 30, label) +
    place(motif, 118, 130, 0, 1.4) +
    shine('M74 98V166', 6)
  );
}

export function flatTin({ main, accent, motif }: Paint): string {
  return (
    groundShadow(76, 120, 180) +
    box(40, 84, 160, 92, 26, '#9fa9b2') +
    box(40, 76, 160, 92, 26, '#d5dce1') +
    box(50, 84, 140, 74, 19, main) +
    path('M50 128Q120 106 190 132V139Q190 158 171 158H69Q50 158 50 139Z', accent) +
    circle(120, 118, 29, label) +
    place(motif, 120, 118, 0, 1.4) +
    circle(184, 122, 8, 'none', 'stroke="#8b96a0" stroke-width="4"') +
    shine('M62 102Q64 92 76 91')
  );
}

export function tub({ main, accent, motif }: Paint): string {
  return (
    groundShadow(54) +
    path('M62 88H178L168 184Q166 198 152 198H88Q74 198 72 184Z', main) +
    path('M66 130Q120 158 174 126L168 184Q166 198 152 198H88Q74 198 72 184Z', accent) +
    shade('M178 88L168 184Q166 198 152 198H134Q152 150 150 88Z') +
    box(54, 70, 132, 22, 8, lighter(accent, 0.3)) +
    box(54, 84, 132, 8, 4, darker(accent, 0.05)) +
    circle(118, 136, 30, label) +
    place(motif, 118, 136, 0, 1.4) +
    shine('M74 102L80 160')
  );
}

export function tray({ main, accent, motif }: Paint): string {
  const portion =
    path('M-32 12Q-38-18-6-22Q30-24 34 4Q34 26 0 26Q-28 26-32 12Z', darker(main, 0.22)) +
    path('M-30 8Q-34-18-6-21Q28-22 31 2Q30 20 0 20Q-26 20-30 8Z', main) +
    line('M-16-6Q-2-14 14-6M-14 8Q0 0 16 8', lighter(main, 0.45), 4);
  return (
    box(38, 68, 172, 120, 18, '#3a1f1a', 'opacity=".15"') +
    box(32, 60, 176, 120, 18, darker(accent, 0.15)) +
    box(32, 58, 176, 116, 18, accent) +
    box(46, 70, 148, 92, 12, lighter(accent, 0.4)) +
    scatter(portion, [
      [86, 100, 0, 1.05],
      [152, 98, 20, 1.05],
      [94, 138, -10, 1],
      [148, 138, 170, 1],
    ]) +
    path('M32 76L96 58H150L32 118Z', '#fff', 'opacity=".22"') +
    circle(178, 156, 28, label) +
    place(motif, 178, 156, 0, 1.15)
  );
}

export function netBag({ main, accent, motif }: Paint): string {
  const orb =
    circle(0, 0, 24, darker(main)) +
    circle(-2, -2, 22, main) +
    line('M-12-9q4-6 10-7', lighter(main, 0.6), 5);
  return (
    groundShadow(58) +
    scatter(orb, [
      [92, 118, 0, 1],
      [146, 118, 0, 1],
      [80, 160, 0, 1],
      [120, 150, 0, 1.05],
      [160, 162, 0, 1],
      [120, 176, 0, 0.9],
    ]) +
    line(
      'M104 62Q50 110 58 176Q90 204 182 176Q190 110 136 62M62 140Q120 166 180 138M70 106Q120 130 170 106M96 76Q90 150 104 192M144 76Q150 150 138 192',
      accent,
      3,
      'opacity=".85"',
    ) +
    path('M100 66L92 36H148L140 66Z', accent) +
    box(78, 88, 84, 38, 6, label) +
    place(motif, 120, 107, 0, 1)
  );
}
