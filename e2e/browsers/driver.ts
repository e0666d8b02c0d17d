/** A browser with one page, driven through the protocol that it speaks. Elements are named by CSS selectors. */
export type Driver = {
  readonly name: string;
  goto(url: string): Promise<void>;
  /** Runs an expression in the page. Returns its value, which has to be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the middle of an element with the mouse. */
  click(selector: string): Promise<void>;
  /** Puts a text in the place of all that the focused field holds, key by key. */
  type(selector: string, text: string): Promise<void>;
  /** Draws the page as PNG. */
  draw(): Promise<Buffer>;
  close(): Promise<void>;
};
