/** Gives the simulated browser what it lacks. */
export function stubBrowser(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    // Nothing is laid out, so nothing is out of sight.
  };
}
