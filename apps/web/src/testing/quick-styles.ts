/** The properties that queries, `toBeVisible` and presses read from every element, and whether they are inherited. */
const asked = { display: false, opacity: false, visibility: true, 'pointer-events': true } as const;

type Asked = keyof typeof asked;

/** Elements whose default styles depend on their attributes or parents. */
const special = new Set(['dialog', 'details', 'summary', 'input', 'embed', 'slot']);

/** Values of the default style sheet, by tag and property. */
const known = new Map<string, string>();

/**
 * Speeds up `getComputedStyle` for these properties. After each change of the page, jsdom matches every rule of the
 * default style sheet again, which takes a third of the time of screen tests. Tests load none of our style sheets,
 * so the values depend on the tag, the element's own style and, if inherited, its parents.
 */
export function quickenComputedStyles(): void {
  const compute = window.getComputedStyle.bind(window);

  const defaultOf = (element: HTMLElement, property: Asked): string => {
    const key = `${element.namespaceURI} ${element.localName} ${property}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = compute(
      document.createElementNS(element.namespaceURI, element.localName),
    ).getPropertyValue(property);
    known.set(key, value);
    return value;
  };

  const answer = (element: HTMLElement, property: Asked): string => {
    const own = element.style.getPropertyValue(property);
    if (own !== '' && !keywords.has(own)) return own;
    if (!asked[property]) return defaultOf(element, property);
    const { parentElement: parent } = element;
    if (parent === null) return defaultOf(element, property);
    if (isStyled(parent) && isPlain(parent)) return answer(parent, property);
    return compute(element).getPropertyValue(property);
  };

  window.getComputedStyle = (element, pseudo) => {
    if ((pseudo ?? '') !== '' || !isStyled(element) || !isPlain(element)) {
      return compute(element, pseudo);
    }
    let computed: CSSStyleDeclaration | undefined;
    const whole = (): CSSStyleDeclaration => (computed ??= compute(element));
    return new Proxy(element.style, {
      get: (_own, property) => {
        if (property === 'pointerEvents') return answer(element, 'pointer-events');
        if (isAsked(property)) return answer(element, property);
        if (property === 'getPropertyValue') {
          return (name: string) =>
            isAsked(name) ? answer(element, name) : whole().getPropertyValue(name);
        }
        const value: unknown = Reflect.get(whole(), property);
        if (typeof value !== 'function') return value;
        const bound: unknown = value.bind(whole());
        return bound;
      },
    });
  };
}

const keywords = new Set(['inherit', 'initial', 'unset', 'revert']);

function isAsked(property: string | symbol): property is Asked {
  return Object.hasOwn(asked, property);
}

function isStyled(element: Element | null): element is HTMLElement {
  return element !== null && 'style' in element;
}

/** Returns true if only the tag and the element's own style determine its display. */
function isPlain(element: Element): boolean {
  return (
    !special.has(element.localName) &&
    !element.hasAttribute('hidden') &&
    !element.hasAttribute('popover')
  );
}
