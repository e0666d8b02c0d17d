/** Returns a striped `fill` pattern in the color of orders, to tell their bars apart without color. */
export function stripes(id: string) {
  return (
    <defs>
      <pattern
        id={id}
        width={8}
        height={8}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect
          width={8}
          height={8}
          fill="color-mix(in srgb, var(--c-chart-orders) 45%, var(--c-surface))"
        />
        <rect width={5} height={8} fill="var(--c-chart-orders)" />
      </pattern>
    </defs>
  );
}
