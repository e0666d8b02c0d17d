import { darker, lighter } from '../palette.ts';
import { circle, ellipse, groundShadow, line, path, place, scatter, shade, shine } from '../svg.ts';
import type { Paint } from './shape.ts';

const stalk = '#7a5434';

function fruitLeaf(x: number, y: number, turn = 0): string {
  return place(
    path('M0 0Q10-24 42-18Q34 8 0 0Z', '#5f9e57') + line('M3-2L30-12', '#3c7343', 2.5),
    x,
    y,
    turn,
  );
}

export function apple({ main, accent, motif }: Paint): string {
  return (
    groundShadow(58) +
    path(
      'M120 76C164 48 202 84 190 136C182 176 156 204 120 190C84 204 58 176 50 136C38 84 76 48 120 76Z',
      main,
    ) +
    path(
      'M120 76C150 58 182 70 190 100Q160 92 150 122T120 190C156 204 182 176 190 136C202 84 164 48 120 76Z',
      accent,
      'opacity=".5"',
    ) +
    shade('M176 76C206 104 194 196 132 194C166 184 186 130 176 76Z') +
    line('M120 80Q118 56 128 42', stalk, 6) +
    fruitLeaf(126, 60) +
    shine('M64 122Q64 94 86 82', 9) +
    place(motif, 120, 140, 0, 1)
  );
}

export function pear({ main, accent }: Paint): string {
  return (
    groundShadow(54) +
    path(
      'M120 48C146 48 146 80 152 100C160 118 184 128 182 156C180 188 152 198 120 198C88 198 60 188 58 156C56 128 80 118 88 100C94 80 94 48 120 48Z',
      main,
    ) +
    path('M58 150Q90 130 108 156T112 198C84 198 58 186 58 150Z', accent, 'opacity=".45"') +
    shade('M140 56C150 110 186 110 182 156C180 188 152 198 128 198C168 176 160 120 140 56Z') +
    line('M120 52Q118 38 126 28', stalk, 6) +
    fruitLeaf(124, 42) +
    shine('M78 146Q82 124 98 114', 8)
  );
}

export function peach({ main, accent }: Paint): string {
  return (
    groundShadow(58) +
    circle(120, 128, 70, main) +
    path('M120 58Q190 60 190 128Q188 190 130 198Q170 150 120 58Z', accent, 'opacity=".6"') +
    line('M122 62Q96 118 116 192', darker(main, 0.25), 4) +
    line('M120 66Q120 52 126 44', stalk, 6) +
    fruitLeaf(124, 58, 6) +
    shine('M66 122Q68 94 90 80', 9)
  );
}

export function citrus({ main, accent }: Paint): string {
  const spoke = [0, 45, 90, 135]
    .map((turn) => place(line('M-36 0H36', '#fdf6e4', 4), 152, 148, turn))
    .join('');
  return (
    groundShadow(74) +
    circle(94, 114, 58, main) +
    shade('M126 66Q170 100 138 158Q100 178 76 168Q140 150 126 66Z') +
    scatter('<circle r="2" opacity=".2"/>', [
      [70, 120, 0, 1],
      [92, 140, 0, 1],
      [104, 96, 0, 1],
      [78, 90, 0, 1],
    ]) +
    fruitLeaf(96, 60, -8) +
    circle(152, 148, 50, darker(main, 0.08)) +
    circle(152, 148, 45, '#fdf6e4') +
    circle(152, 148, 39, accent) +
    spoke +
    shine('M54 112Q56 88 74 76', 8)
  );
}

export function banana({ main, accent }: Paint): string {
  const one =
    path('M-64-44Q-58 26 34 44Q66 46 76 34Q30 26-6-4Q-36-32-44-54Z', main) +
    line('M-54-44Q-40 10 40 36', darker(main, 0.18), 5, 'opacity=".6"') +
    path('M-66-42L-62-62L-48-62L-42-52Z', stalk) +
    path('M70 38l12-8l2 6l-8 6Z', stalk);
  return (
    groundShadow(72, 124, 190) +
    place(one, 128, 128, 12, 1.1) +
    place(one, 116, 128, -8, 1.1) +
    place(circle(0, 0, 14, accent) + circle(0, 0, 7, '#fff'), 84, 128) +
    shine('M64 88Q72 116 92 134', 5, 0.5)
  );
}

export function grapes({ main, accent }: Paint): string {
  const one =
    circle(0, 0, 19, darker(main)) +
    circle(-1, -1, 17, main) +
    circle(-6, -6, 5, lighter(main, 0.6));
  return (
    groundShadow(36, 122, 206) +
    line('M122 70V40Q130 32 142 34', stalk, 6) +
    scatter(one, [
      [74, 88, 0, 1],
      [106, 80, 0, 1],
      [138, 80, 0, 1],
      [168, 90, 0, 1],
      [88, 116, 0, 1],
      [122, 110, 0, 1],
      [154, 118, 0, 1],
      [104, 144, 0, 1],
      [138, 144, 0, 1],
      [120, 176, 0, 1],
    ]) +
    place(path('M0 0Q-30-34-46-2Q-60 18-34 20Q-8 26 0 0Z', accent), 116, 66)
  );
}

export function berries({ main, accent, motif }: Paint): string {
  const one =
    circle(0, 0, 22, darker(main)) +
    circle(-1, -2, 20, main) +
    circle(-7, -8, 5, '#fff', 'opacity=".45"');
  return (
    groundShadow(76) +
    scatter(one, [
      [66, 106, 0, 1],
      [104, 92, 30, 1],
      [144, 96, 60, 1],
      [176, 112, 90, 1],
      [86, 128, 10, 1],
      [124, 118, 40, 1],
      [158, 132, 70, 1],
    ]) +
    scatter(motif, [
      [106, 92, 0, 0.8],
      [146, 98, 0, 0.8],
      [72, 108, 0, 0.8],
      [126, 120, 0, 0.8],
    ]) +
    path('M38 132H202L186 190Q184 198 174 198H66Q56 198 54 190Z', accent) +
    shade('M202 132L186 190Q184 198 174 198H140Q166 170 168 132Z') +
    line('M58 150H182M64 170H176', lighter(accent, 0.45), 4)
  );
}

export function strawberries({ main, accent }: Paint): string {
  const one =
    path('M-34-22Q0-42 34-22Q36 18 0 44Q-36 18-34-22Z', main) +
    path('M34-22Q36 18 0 44Q20 4 14-32Z', darker(main), 'opacity=".5"') +
    line('M-16-8v3M0-14v3M15-8v3M-8 10v3M8 10v3M0 26v2', '#fbe3a4', 4) +
    path('M-30-24Q-14-44 0-34Q14-44 30-24Q16-16 8-24L0-14L-8-24Q-16-16-30-24Z', accent);
  return (
    groundShadow(74) +
    scatter(one, [
      [82, 92, -14, 0.95],
      [156, 96, 16, 0.95],
      [118, 146, 0, 1.1],
    ])
  );
}

export function avocado({ main, accent }: Paint): string {
  return (
    groundShadow(62) +
    path(
      'M120 40C160 40 154 88 172 112C196 150 168 198 120 198C72 198 44 150 68 112C86 88 80 40 120 40Z',
      darker(main, 0.45),
    ) +
    path(
      'M120 52C150 52 144 94 162 118C180 150 160 188 120 188C80 188 60 150 78 118C96 94 90 52 120 52Z',
      main,
    ) +
    path(
      'M120 68C138 68 136 98 150 122C164 150 148 176 120 176C92 176 76 150 90 122C104 98 102 68 120 68Z',
      lighter(main, 0.45),
    ) +
    circle(120, 142, 28, darker(accent)) +
    circle(118, 140, 25, accent) +
    shine('M104 136Q106 126 114 122', 6)
  );
}

export function melon({ main, accent, motif }: Paint): string {
  return (
    groundShadow(78, 120, 190) +
    path('M28 84H212Q206 186 120 190Q34 186 28 84Z', main) +
    path('M38 84H202Q196 172 120 176Q44 172 38 84Z', lighter(main, 0.65)) +
    path('M46 84H194Q188 162 120 166Q52 162 46 84Z', accent) +
    shade('M212 84Q206 186 120 190Q176 160 178 84Z', 0.1) +
    scatter(motif, [
      [84, 106, 0, 0.9],
      [120, 122, 30, 0.9],
      [156, 106, 60, 0.9],
      [104, 142, 0, 0.8],
      [140, 144, 20, 0.8],
    ]) +
    shine('M60 96Q64 122 80 140', 6)
  );
}

export function pineapple({ main, accent }: Paint): string {
  return (
    groundShadow(48) +
    path('M120 84L84 38Q104 44 108 58Q108 34 120 20Q132 34 132 58Q136 44 156 38Z', accent) +
    path('M120 88L98 56M120 88L142 56', 'none', `stroke="${darker(accent)}" stroke-width="4"`) +
    ellipse(120, 140, 52, 60, darker(main, 0.1)) +
    ellipse(118, 138, 49, 57, main) +
    line(
      'M84 104L150 180M74 128L128 192M104 86L166 158M156 104L90 180M166 128L112 192M136 86L74 158',
      darker(main, 0.3),
      3,
    ) +
    shade('M150 92Q186 140 142 194Q120 204 104 198Q158 170 150 92Z') +
    shine('M82 132Q84 112 94 102', 7)
  );
}

export function tomatoes({ main, accent }: Paint): string {
  const one =
    circle(0, 0, 40, darker(main, 0.15)) +
    ellipse(-3, -2, 36, 35, main) +
    path('M0-34L-6-22L-22-24L-8-14L-14-2L0-12L14-2L8-14L22-24L6-22Z', accent) +
    line('M-26-6Q-24-18-16-24', '#fff', 6, 'opacity=".45"');
  return (
    groundShadow(80) +
    line('M58 66Q120 44 178 62', accent, 7) +
    scatter(one, [
      [78, 104, -8, 0.9],
      [162, 104, 8, 0.9],
      [120, 152, 0, 1.1],
    ])
  );
}
