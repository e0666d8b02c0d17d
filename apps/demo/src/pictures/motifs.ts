import { box, circle, ellipse, line, path } from './svg.ts';

/**
 * Small motifs about 32 units wide around (0, 0): scattered over food as a garnish, or printed on a label as its
 * emblem.
 */
export const motifs = {
  almond: path('M0-16Q12-2 0 16Q-12-2 0-16Z', '#b87a45') + line('M-1-9q4 9 1 18', '#e0b07c', 2),
  apple:
    path('M0-8C14-16 20 4 6 14H-6C-20 4-14-16 0-8Z', '#d5473c') +
    line('M0-8q0-6 4-9', '#6b4230', 3) +
    ellipse(-6, -1, 2.5, 4, '#f09a8c'),
  bean: path('M-14 2C-14-14 14-14 14 2C14 12 4 10 0 5C-4 10-14 12-14 2Z', '#8a3b34'),
  berry: circle(0, 0, 11, '#4c5aa8') + circle(-3, -4, 3, '#8f9ad6') + circle(1, 0, 3, '#37437f'),
  bubble: circle(-4, 4, 10, '#bfe3f2') + circle(9, -7, 6, '#d3edf7') + circle(-7, 0, 3, '#fff'),
  carrot: path('M-9-6H9L0 18Z', '#ee8a3c') + line('M0-7v-9M-2-7l-6-7M2-7l6-7', '#5f9e57', 4),
  cheese:
    path('M-16 8L10-10L16-2V10H-16Z', '#f3c649') +
    circle(-3, 4, 3.5, '#d9a32c') +
    circle(8, 0, 2.5, '#d9a32c'),
  cherry:
    line('M-6 4q2-16 8-18q4 8 4 18', '#5f7d3a', 2.5) +
    circle(-7, 8, 7, '#c22f3f') +
    circle(7, 8, 7, '#a8243a'),
  chickpea: line('M-5 3h0M7 7h0', '#d9ab5c', 14) + circle(6, -4, 7, '#ecca86'),
  chili: path('M-14-8Q-2 4 16 10Q-6 16-16-4Z', '#d23b2e') + line('M-15-6l-3-7', '#5f9e57', 4),
  chocolate:
    box(-13, -13, 26, 26, 4, '#6b4230') +
    path('M0-13V13M-13 0H13', 'none', 'stroke="#8d5f48" stroke-width="3"'),
  coconut: circle(0, 0, 14, '#7d573a') + circle(1, 1, 10, '#fff') + circle(2, 2, 6, '#e9eef0'),
  coffee: ellipse(0, 0, 10, 14, '#5a3826') + line('M2-11q-7 10-2 22', '#2f1c12', 3),
  corn:
    path('M-8-12H8L5 14H-5Z', '#f2c53d') +
    path('M-12-2Q-6 12 0 16Q6 12 12-2Q4 4 0 12Q-4 4-12-2Z', '#6fa84e'),
  cow:
    ellipse(0, 2, 14, 12, '#fff') +
    path('M-14-2Q-10-14-1-9Q-4 2-14-2Z', '#4b4b52') +
    ellipse(0, 9, 9, 5, '#f3b6ad'),
  cube: box(-10, -10, 20, 20, 4, '#fffaf0', 'stroke="#e3d4b4" stroke-width="2.5"'),
  cucumber:
    circle(0, 0, 13, '#5f9e57') + circle(0, 0, 10, '#d9efb9') + ellipse(0, 0, 5, 4, '#b7d98a'),
  date: ellipse(0, 0, 9, 15, '#6a3a22') + line('M-3-8q-3 8 0 15', '#9a6244', 2.5),
  drop:
    path('M0-16Q14 2 10 9A11 11 0 0 1-10 9Q-14 2 0-16Z', '#e9b44c') +
    ellipse(-4, 6, 2, 4, '#fbe3a4'),
  egg: ellipse(0, 0, 15, 13, '#fff') + circle(1, 1, 7, '#f4b632') + circle(-1, -1, 2, '#fbdc8d'),
  fig: path('M0-15Q15 0 12 8A12 10 0 0 1-12 8Q-15 0 0-15Z', '#6e3f63') + circle(0, 6, 7, '#d8798a'),
  fish: path('M-16 0Q-2-14 10 0L18-8V8L10 0Q-2 14-16 0Z', '#4f8fae') + circle(-9, -2, 2, '#fff'),
  flower: line('M0-9v1M9-2h0M6 8h0M-6 8h0M-9-2h0', '#b79be0', 11) + circle(0, 0, 5, '#f5d547'),
  garlic:
    path('M0-16Q2-6 10-2Q18 12 0 14Q-18 12-10-2Q-2-6 0-16Z', '#efe2cc') +
    line('M0-6V12', '#c4ae90', 2.5),
  ginger: path('M-14 4Q-12-8-2-4Q0-16 7-10Q6-4 10-3Q18 2 12 9Q0 14-14 4Z', '#d8ac6b'),
  grape: line('M-7-5h0M7-5h0M0 12h0', '#7a4a9c', 12) + circle(0, 3, 6.5, '#9568b8'),
  heart: path('M0 14C-22-2-12-18 0-8C12-18 22-2 0 14Z', '#e0566a'),
  leaf: path('M-13 9Q-12-13 14-12Q14 13-13 9Z', '#5f9e57') + line('M-12 9L7-6', '#3c7343', 2),
  lemon:
    circle(0, 0, 12, '#fdf0a8', 'stroke="#f2c92f" stroke-width="3"') +
    line('M-9 0H9M-5-8L5 8M5-8L-5 8', '#f2c92f', 1.5),
  lime:
    circle(0, 0, 12, '#e0f0ae', 'stroke="#7db33f" stroke-width="3"') +
    line('M-9 0H9M-5-8L5 8M5-8L-5 8', '#9fc95c', 1.5),
  mango:
    path('M-12 8Q-14-12 6-12Q18-6 10 8Q-2 18-12 8Z', '#f6a93b') +
    path('M6-12q2-6 10-4q-2 6-10 4Z', '#5f9e57'),
  mint:
    path('M0 14Q-16 2 0-2Q16 2 0 14Z', '#55a868') + path('M0 0Q-12-10 0-17Q12-10 0 0Z', '#7cc48a'),
  mushroom:
    path('M-15 0Q-14-14 0-14Q14-14 15 0Z', '#b98a64') + path('M-5 0H5V12Q0 15-5 12Z', '#f3e6d2'),
  oat: ellipse(0, 0, 8, 13, '#e3c48f') + line('M0-8V9', '#b8935a', 2.5),
  olive:
    ellipse(0, 0, 12, 10, '#7f8f3a') +
    circle(6, 0, 4, '#d2483a') +
    ellipse(-5, -4, 3, 2, '#bcc977'),
  onion:
    circle(0, 0, 12, 'none', 'stroke="#b45a86" stroke-width="3.5"') +
    circle(0, 0, 6.5, 'none', 'stroke="#d9a3bf" stroke-width="2.5"'),
  orange:
    circle(0, 0, 12, '#fbc277', 'stroke="#ee8a2c" stroke-width="3"') +
    line('M-9 0H9M-5-8L5 8M5-8L-5 8', '#ee8a2c', 1.5),
  parsley: line('M-6 2h0M5 4h0', '#4b8a3c', 12) + circle(0, -5, 6.5, '#6fae58'),
  pasta: path('M-15-7L-3 0L-15 7ZM15-7L3 0L15 7Z', '#eec065') + circle(0, 0, 4.5, '#d9a441'),
  pea: line('M-8 3h0M9 7h0', '#5f9f45', 12) + circle(3, -4, 6, '#7fbd5c'),
  peach:
    circle(0, 2, 12, '#f49b6c') +
    line('M0-8q-5 10 0 21', '#d9764e', 2) +
    path('M0-9q4-8 12-6q-3 7-12 6Z', '#5f9e57'),
  peanut: path('M-9-12C4-18 8-4 4 0C14 2 12 18 0 16C-10 14-8 4-5 0C-14-2-16-10-9-12Z', '#d1a05e'),
  pepper: line('M0 0h0M-9 6h0M8-7h0M7 8h0M-8-6h0', '#4a3a30', 4.5),
  pineapple:
    ellipse(0, 5, 9, 12, '#eebb3a') +
    line('M-6 0L6 10M6 0L-6 10', '#c98f26', 2) +
    path('M0-6L-8-16L-2-12L0-19L2-12L8-16Z', '#5f9e57'),
  pistachio:
    path('M-9-6Q0-14 9-6Q4 12-9-6Z', '#9ab85a') +
    path('M2 2L12 6L4 12Z', '#7fa044') +
    path('M-12 4L-4 6L-9 12Z', '#b5cd78'),
  pomegranate: line('M-7 4h0M5-5h0M7 8h0', '#c4284a', 8.5),
  potato:
    path('M-14 2Q-12-12 2-10Q16-8 13 5Q6 15-6 11Q-14 9-14 2Z', '#c9a063') +
    circle(-3, 0, 1.8, '#96703c') +
    circle(5, 4, 1.8, '#96703c'),
  radish: circle(0, 0, 11, '#d23f6e') + circle(0, 0, 8.5, '#fdf3f5'),
  rice: line('M-9-4l5 4M2-9l2 6M6 4l6-2M-6 9l6 0', '#ecd9a8', 4.5),
  rose:
    circle(0, 0, 12, '#e88aa6') +
    path('M-7-2q7-9 13 1q-2 9-9 6q-4-3 0-6', 'none', 'stroke="#c25878" stroke-width="2.5"'),
  sesame: line('M-8-6l3 1M7-5l-2 3M-1 6l3 1', '#f7e3b4', 5),
  shrimp: line('M-9 9A11 11 0 1 1 11 2', '#f28b6a', 8) + line('M11 4l5 7', '#d9694a', 4),
  snow: line('M0-13V13M-11-6L11 6M-11 6L11-6', '#7fb8dc', 3.5),
  sparkle: path('M0-17Q2-2 16 0Q2 2 0 17Q-2 2-16 0Q-2-2 0-17Z', '#5fb9df'),
  star: path('M0-15L4-5L15-4L7 3L9 14L0 8L-9 14L-7 3L-15-4L-4-5Z', '#e9b44c'),
  strawberry:
    path('M-12-5Q0-12 12-5Q12 8 0 16Q-12 8-12-5Z', '#dd3f4d') +
    path('M-10-6Q0-16 10-6Q4-2 0-5Q-4-2-10-6Z', '#5f9e57'),
  sun:
    circle(0, 0, 8, '#f2b632') +
    line(
      'M0-16V-12M0 12V16M-16 0H-12M12 0H16M-11-11l3 3M8 8l3 3M11-11l-3 3M-8 8l-3 3',
      '#f2b632',
      3,
    ),
  thyme:
    line('M-8 13Q0 0 6-14', '#5d7a45', 2) +
    line('M-5 7l-6-3M-1 0l-7-4M3-7l-6-4M-3 4l7 0M1-3l7 0', '#7a9a58', 4),
  tomato:
    circle(0, 0, 12, '#ec6a54', 'stroke="#cf3f30" stroke-width="3"') +
    line('M-4-4h0M5-3h0M0 5h0', '#f9c9a0', 5),
  walnut:
    circle(0, 0, 12, '#b98a58') +
    line('M0-10V10M-6-6q4 3 0 6t1 7M6-6q-4 3 0 6t-1 7', '#83592f', 2.2),
  wheat:
    line('M0 16V-10', '#a8752c', 2.5) +
    line('M-5-8v2M5-8v2M-5 0v2M5 0v2M-5 8v2M5 8v2M0-13v2', '#d39a3c', 6),
  wave: line('M-15-5q7-7 15 0t15 0M-15 6q7-7 15 0t15 0', '#5aa9d6', 4),
} as const;

export type MotifName = keyof typeof motifs;
