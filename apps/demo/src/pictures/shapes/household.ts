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

export function spray({ main, accent, motif }: Paint): string {
  return (
    groundShadow(46) +
    box(104, 60, 28, 26, 4, lighter(accent, 0.3)) +
    path('M70 40H140Q152 42 152 56V66H98Q84 66 84 56H70Z', accent) +
    path('M120 64Q146 70 142 92L132 90Q134 76 116 70Z', darker(accent, 0.2)) +
    path(
      'M98 84H138Q142 104 160 120Q164 126 164 136V186Q164 198 152 198H84Q72 198 72 186V136Q72 126 76 120Q94 104 98 84Z',
      main,
    ) +
    shade('M138 84Q142 104 160 120Q164 126 164 136V186Q164 198 152 198H132Q146 140 118 84Z') +
    circle(116, 152, 29, label) +
    place(motif, 116, 152, 0, 1.35) +
    line('M62 40L46 34M62 48H44M62 56L48 64', '#fff', 4) +
    shine('M82 184V140')
  );
}

export function pump({ main, accent, motif }: Paint): string {
  return (
    groundShadow(46) +
    path('M84 34H128Q136 34 136 42V48H116V66H104V48H84Q76 46 76 40Z', accent) +
    box(92, 64, 40, 18, 4, darker(accent, 0.15)) +
    path('M78 82H146Q164 86 164 104V184Q164 198 150 198H74Q60 198 60 184V104Q60 86 78 82Z', main) +
    shade('M146 82Q164 86 164 104V184Q164 198 150 198H130Q148 140 138 82Z') +
    box(72, 112, 80, 62, 10, label) +
    place(motif, 112, 143, 0, 1.5) +
    shine('M72 104Q72 94 82 92', 6)
  );
}

export function paperRolls({ main, accent, motif }: Paint): string {
  const roll =
    path('M-42-44V44Q-42 58 0 58Q42 58 42 44V-44Z', main) +
    shade('M18-32L42-44V44Q42 54 18 57Z', 0.09) +
    ellipse(0, -44, 42, 15, lighter(main, 0.5)) +
    ellipse(0, -44, 14, 5, '#b98f62') +
    path('M-42 4Q0 24 42 4V30Q0 50-42 30Z', accent, 'opacity=".85"') +
    line('M-34-22V-10', '#fff', 5);
  return (
    groundShadow(88) +
    place(roll, 78, 122, 0, 0.85) +
    place(roll, 164, 122, 0, 0.85) +
    place(roll, 120, 138, 0, 1.02) +
    place(motif, 120, 160, 0, 0.7)
  );
}

export function tube({ main, accent, motif }: Paint): string {
  const body =
    path('M-40-84H40L28 58H-28Z', main) +
    path('M-40-84H40L38-70H-38Z', darker(main, 0.15)) +
    path('M-37-40Q0-20 36-44L33-14Q0 8-34-10Z', accent) +
    shade('M40-84L28 58H10Q24-10 22-84Z') +
    box(-18, 58, 36, 26, 5, darker(accent, 0.05)) +
    line('M-10 62V80M0 62V80M10 62V80', darker(accent, 0.3), 3) +
    circle(0, 22, 20, label) +
    place(motif, 0, 22, 0, 0.95) +
    line('M-28-56L-22 30', '#fff', 5, 'opacity=".45"');
  return groundShadow(56, 130, 202) + place(body, 120, 118, 18);
}

export function soapBar({ main, accent, motif }: Paint): string {
  return (
    groundShadow(86, 122, 184) +
    path('M36 116V146Q38 174 120 176Q202 174 204 146V116Z', darker(main, 0.18)) +
    box(34, 84, 172, 74, 36, main) +
    box(50, 94, 140, 52, 26, 'none', `stroke="${lighter(main, 0.5)}" stroke-width="4"`) +
    place(motif, 120, 120, 0, 1.5) +
    scatter(
      circle(0, 0, 14, '#d6edf5', `stroke="${lighter(accent, 0.6)}" stroke-width="2"`) +
        line('M-7-2q1-5 6-6', '#fff', 4),
      [
        [56, 82, 0, 1],
        [80, 66, 0, 0.7],
        [176, 74, 0, 0.9],
        [196, 96, 0, 0.6],
        [148, 60, 0, 0.5],
      ],
    ) +
    shine('M56 112Q60 98 76 96', 6)
  );
}

export function sponge({ main, accent, motif }: Paint): string {
  const one =
    path('M-58-6L-36-34H64L44-6Z', lighter(main, 0.3)) +
    box(-58, -6, 102, 34, 5, main) +
    path('M44-6L64-34V-2L44 28Z', darker(main, 0.15)) +
    path('M-58 14H44V28Q44 30 40 30H-54Q-58 30-58 26ZM44 14L64-16V0L44 30Z', accent) +
    scatter('<ellipse rx="5" ry="3.5" opacity=".16"/>', [
      [-38, 4, 0, 1],
      [-8, 2, 0, 1.2],
      [22, 6, 0, 0.9],
      [0, -20, 0, 1],
      [34, -22, 0, 0.8],
    ]);
  return (
    groundShadow(80, 120, 192) +
    place(one, 114, 154, 0, 1.15) +
    place(one, 122, 92, -8, 1.05) +
    scatter(motif, [
      [56, 66, 0, 0.9],
      [188, 128, 0, 0.8],
    ])
  );
}

export function candle({ main, accent, motif }: Paint): string {
  return (
    groundShadow(50) +
    path('M120 28Q142 56 132 72Q120 82 108 72Q98 56 120 28Z', '#f5a93b') +
    path('M120 46Q130 60 126 70Q120 76 114 70Q110 60 120 46Z', '#fdeaa0') +
    line('M120 74V92', '#3a2f2a', 4) +
    path('M68 92V184Q68 198 84 198H156Q172 198 172 184V92Z', main) +
    ellipse(120, 92, 52, 13, lighter(main, 0.55)) +
    shade('M146 94L172 92V184Q172 198 156 198H136Q152 150 146 94Z') +
    box(84, 120, 72, 54, 6, label) +
    line('M96 166H144', accent, 4) +
    place(motif, 120, 144, 0, 1.1) +
    shine('M78 110V180')
  );
}
