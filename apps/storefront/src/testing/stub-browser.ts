/** Adds the APIs that the simulated browser lacks. */
export function stubBrowser(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    // Without layout, nothing is out of view.
  };
}
