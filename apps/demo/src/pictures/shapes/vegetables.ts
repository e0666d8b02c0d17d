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

export function leafyHead({ main, accent }: Paint): string {
  const frond = (turn: number, color: string) =>
    place(
      path('M0 70Q-44 40-36-6Q-44-40-16-52Q0-70 16-52Q44-40 36-6Q44 40 0 70Z', color) +
        line('M0 62V-36M0 30L-18 8M0 30L18 8M0 0L-14-16M0 0L14-16', accent, 3.5, 'opacity=".75"'),
      120,
      126,
      turn,
    );
  return (
    groundShadow(66) +
    frond(-52, darker(main, 0.28)) +
    frond(52, darker(main, 0.32)) +
    frond(-26, darker(main, 0.12)) +
    frond(26, darker(main, 0.16)) +
    frond(0, lighter(main, 0.12)) +
    path('M96 180Q120 168 144 180Q140 200 120 200Q100 200 96 180Z', lighter(accent, 0.4))
  );
}

export function bunch({ main, accent, motif }: Paint): string {
  const sprig = (turn: number, color: string) =>
    place(
      line('M0 60V-30', darker(main, 0.1), 5) +
        line('M0-46h0M-17-31h0M17-31h0', color, 33) +
        line('M-12-9h0M12-9h0', color, 24),
      120,
      128,
      turn,
    );
  return (
    groundShadow(44) +
    sprig(-34, darker(main, 0.2)) +
    sprig(34, darker(main, 0.22)) +
    sprig(-14, main) +
    sprig(15, darker(main, 0.08)) +
    sprig(0, lighter(main, 0.18)) +
    line('M104 162L92 198M116 166L112 200M128 166L132 200M138 162L150 196', lighter(main, 0.3), 6) +
    box(94, 156, 52, 14, 6, accent) +
    scatter(motif, [
      [96, 86, -20, 0.9],
      [144, 90, 20, 0.9],
      [120, 66, 0, 0.9],
    ])
  );
}

export function roots({ main, accent }: Paint): string {
  const one =
    line('M0-54L-12-92M0-54V-96M0-54L13-90', accent, 7) +
    path('M-19-48Q0-62 19-48Q18 20 0 84Q-18 20-19-48Z', main) +
    path('M19-48Q18 20 0 84Q10 0 6-55Z', darker(main), 'opacity=".6"') +
    line('M-14-30h9M-4-6h10M-10 16h8', darker(main, 0.28), 3) +
    line('M-11-36Q-11-10-7 10', '#fff', 4, 'opacity=".4"');
  return (
    groundShadow(66, 124, 202) +
    place(one, 82, 116, 18) +
    place(one, 158, 116, -14) +
    place(one, 120, 122, 3, 1.05)
  );
}

export function bulb({ main, accent }: Paint): string {
  return (
    groundShadow(54) +
    path(
      'M112 40Q120 58 112 70Q60 86 54 140Q56 188 120 192Q184 188 186 140Q180 86 128 70Q122 56 130 36Z',
      main,
    ) +
    line(
      'M116 72Q84 110 104 190M124 72Q156 110 136 190M114 72Q58 110 76 178M126 72Q182 110 164 178',
      accent,
      3.5,
      'opacity=".7"',
    ) +
    shade('M128 70Q180 86 186 140Q184 188 128 192Q176 150 128 70Z') +
    line('M108 192l-6 8M120 193v10M132 192l6 8', '#c9a97c', 4) +
    shine('M70 138Q72 110 90 94', 8)
  );
}

export function beets({ main, accent }: Paint): string {
  const leaf =
    path('M0 0Q-26-30-10-66Q8-86 18-58Q28-26 0 0Z', '#5b9a48') + line('M0 4Q-2-36 6-62', accent, 5);
  const one =
    circle(0, 0, 34, darker(main)) +
    circle(-2, -2, 31, main) +
    line('M0 33Q0 48 6 56', main, 5) +
    line('M-18-8q4-10 12-13', '#fff', 6, 'opacity=".4"');
  return (
    groundShadow(70) +
    place(leaf, 108, 104, -24) +
    place(leaf, 122, 98, 4) +
    place(leaf, 138, 104, 26) +
    place(one, 82, 138) +
    place(one, 160, 138) +
    place(one, 120, 150, 0, 1.1)
  );
}

export function pepper({ main, accent }: Paint): string {
  return (
    groundShadow(56) +
    path(
      'M120 74C150 52 190 66 184 116C182 154 168 196 144 194Q132 192 120 196Q108 192 96 194C72 196 58 154 56 116C50 66 90 52 120 74Z',
      main,
    ) +
    line('M120 78Q110 130 118 188M140 74Q160 120 146 186', darker(main, 0.25), 4, 'opacity=".7"') +
    shade('M160 62Q190 74 184 116C182 154 168 196 144 194Q176 130 160 62Z') +
    path('M92 74Q120 58 148 74Q132 84 120 80Q108 84 92 74Z', accent) +
    line('M120 72Q118 52 132 42', accent, 11) +
    shine('M74 130Q68 100 82 86', 9)
  );
}

export function longGreen({ main, accent }: Paint): string {
  const one =
    box(-92, -22, 184, 44, 22, darker(main, 0.12)) +
    box(-92, -22, 182, 34, 17, main) +
    line('M-70-12H54', lighter(main, 0.5), 5, 'opacity=".6"') +
    line('M-60 6h20M-20 2h26M24 8h24', darker(main, 0.28), 3);
  const coin =
    circle(0, 0, 24, darker(main, 0.1)) +
    circle(0, 0, 20, accent) +
    scatter('<ellipse rx="2" ry="4" cy="-10" fill="#fff" opacity=".7"/>', [
      [0, 0, 0, 1],
      [0, 0, 72, 1],
      [0, 0, 144, 1],
      [0, 0, 216, 1],
      [0, 0, 288, 1],
    ]);
  return (
    groundShadow(80, 122, 184) +
    place(one, 122, 96, -14) +
    place(coin, 82, 158) +
    place(coin, 126, 162) +
    place(coin, 168, 154)
  );
}

export function mushrooms({ main, accent }: Paint): string {
  const one =
    path('M-16-4H16Q14 30 22 42Q0 52-22 42Q-14 30-16-4Z', accent) +
    shade('M16-4Q14 30 22 42Q10 47 2 47Q10 20 4-4Z') +
    path('M-50 2Q-48-48 0-50Q48-48 50 2Q0 18-50 2Z', main) +
    shade('M50 2Q48-36 20-47Q40-20 20 10Q38 8 50 2Z') +
    line('M-34-14Q-28-30-12-36', '#fff', 6, 'opacity=".5"');
  return (
    groundShadow(78) +
    place(one, 82, 138, -10, 0.9) +
    place(one, 168, 146, 12, 0.8) +
    place(one, 124, 130, 2, 1.15)
  );
}

export function floret({ main, accent }: Paint): string {
  const cloud = (x: number, y: number, radius: number) =>
    circle(x, y, radius, darker(main, 0.15)) + circle(x - 2, y - 3, radius - 3, main);
  return (
    groundShadow(48) +
    path('M96 124L104 186Q120 204 136 186L144 124Z', accent) +
    path('M132 124H144L136 186Q130 196 120 198Q132 160 132 124Z', darker(accent)) +
    line('M112 136L78 116M128 136L164 116', accent, 15) +
    cloud(68, 108, 30) +
    cloud(172, 108, 30) +
    cloud(92, 78, 32) +
    cloud(148, 78, 32) +
    cloud(120, 66, 30) +
    cloud(120, 106, 34) +
    scatter('<circle r="4" fill="#fff" opacity=".35"/>', [
      [62, 100, 0, 1],
      [90, 66, 0, 1],
      [118, 54, 0, 1],
      [110, 96, 0, 1],
      [146, 70, 0, 1],
    ])
  );
}

export function potatoes({ main, accent }: Paint): string {
  const one =
    path('M-48 8Q-46-36 4-34Q54-32 50 8Q44 40-4 36Q-44 38-48 8Z', darker(main)) +
    path('M-46 4Q-44-34 4-32Q50-30 46 6Q40 32-4 30Q-42 32-46 4Z', main) +
    circle(-18, -6, 3, accent) +
    circle(8, 10, 3.5, accent) +
    circle(22, -12, 2.5, accent) +
    line('M-34-6Q-30-20-16-24', '#fff', 5, 'opacity=".45"');
  return (
    groundShadow(82) +
    place(one, 84, 104, -16) +
    place(one, 162, 112, 22, 0.95) +
    place(one, 118, 156, 4, 1.1)
  );
}

export function aubergine({ main, accent }: Paint): string {
  return (
    groundShadow(66, 120, 200) +
    place(
      path('M-6-74C24-72 26-30 38 0C56 44 40 78 2 80C-40 80-54 40-38 0C-26-30-32-72-6-74Z', main) +
        shade('M14-70C24-40 70 30 30 72Q18 80 2 80C50 40 20-20 14-70Z', 0.2) +
        path('M-34-66Q-4-88 26-66Q16-44 8-58L-2-40L-12-58Q-24-46-34-66Z', accent) +
        line('M-4-78Q-8-96 4-104', accent, 10) +
        line('M-32 34Q-34 10-24-14', '#fff', 8, 'opacity=".4"'),
      118,
      118,
      24,
    )
  );
}

export function corn({ main, accent }: Paint): string {
  const rows =
    [-18, -6, 6, 18].map((x) => line(`M${x}-58V48`, darker(main, 0.18), 2.5)).join('') +
    [-44, -28, -12, 4, 20, 36].map((y) => line(`M-26 ${y}H26`, darker(main, 0.18), 2.5)).join('');
  return (
    groundShadow(58) +
    place(
      path('M-28 50V-30Q-26-80 0-84Q26-80 28-30V50Z', main) +
        rows +
        path('M-46-10Q-52 60 0 84Q52 60 46-10Q20 20 0 80Q-20 20-46-10Z', accent) +
        line('M-36 20Q-26 56-6 74M36 20Q26 56 6 74', lighter(accent), 3) +
        line('M-18-30V20', '#fff', 5, 'opacity=".5"'),
      120,
      116,
      14,
    )
  );
}

export function stalks({ main, accent }: Paint): string {
  const one =
    box(-9, -30, 18, 112, 9, main) +
    path('M-9-26Q-16-70 0-86Q16-70 9-26Z', accent) +
    line('M-5-4l8-8M-4 30l8-8M-4 58l8-8', accent, 4) +
    line('M-4 70V10', '#fff', 3, 'opacity=".5"');
  return (
    groundShadow(56) +
    scatter(one, [
      [84, 112, -12, 1],
      [104, 114, -5, 1],
      [138, 114, 6, 1],
      [158, 112, 13, 1],
      [121, 116, 0, 1.05],
    ]) +
    path('M84 142Q120 154 156 142L154 162Q120 174 86 162Z', '#d9694a') +
    ellipse(106, 154, 5, 3, '#fff', 'opacity=".6"')
  );
}
