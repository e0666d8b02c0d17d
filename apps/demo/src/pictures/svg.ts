/** SVG elements as text, written with presentation attributes only. */

/** Returns a circle; `extra` is for further attributes, such as `opacity=".5"`. */
export function circle(x: number, y: number, radius: number, fill: string, extra = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${attributes(extra)}/>`;
}

export function ellipse(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: string,
  extra = '',
): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="${fill}"${attributes(extra)}/>`;
}

/** Returns a rectangle with rounded corners. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  extra = '',
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${attributes(extra)}/>`;
}

export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}"${attributes(extra)}/>`;
}

/** Returns a line along a path, with round ends. */
export function line(d: string, color: string, width: number, extra = ''): string {
  const pen = `stroke="${color}" stroke-width="${width}" stroke-linecap="round"`;
  return `<path d="${d}" fill="none" ${pen}${attributes(extra)}/>`;
}

/** Moves, rotates (degrees) and scales content. */
export function place(content: string, x: number, y: number, turn = 0, scale = 1): string {
  const rotation = turn === 0 ? '' : ` rotate(${turn})`;
  const size = scale === 1 ? '' : ` scale(${scale})`;
  return `<g transform="translate(${x} ${y})${rotation}${size}">${content}</g>`;
}

/** Repeats content at several spots: x, y, turn, scale. */
export function scatter(
  content: string,
  spots: readonly (readonly [x: number, y: number, turn: number, scale: number])[],
): string {
  if (content === '') return '';
  return spots.map(([x, y, turn, scale]) => place(content, x, y, turn, scale)).join('');
}

/** Returns the soft shadow of a thing that stands on the table. */
export function groundShadow(halfWidth: number, x = 120, y = 198): string {
  return ellipse(x, y, halfWidth, 9, '#3a1f1a', 'opacity=".16"');
}

/** Draws a highlight: a translucent white stroke. */
export function shine(d: string, width = 5, opacity = 0.45): string {
  return line(d, '#fff', width, `opacity="${opacity}"`);
}

/** Returns a translucent shadow shape. */
export function shade(d: string, opacity = 0.12): string {
  return path(d, '#3a1f1a', `opacity="${opacity}"`);
}

/** Returns three wisps of steam that rise from the given height. */
export function steam(y: number): string {
  const wisp = (x: number) => `M${x} ${y}q-9-11 0-21t0-21`;
  return line(`${wisp(96)}${wisp(121)}${wisp(146)}`, '#fff', 5, 'opacity=".75"');
}

function attributes(extra: string): string {
  return extra === '' ? '' : ` ${extra}`;
}
