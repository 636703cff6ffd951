interface SavedFile {
  name: string;
  type: string;
  /** Its content, without the byte order mark. */
  text: () => Promise<string>;
}

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });

/** The files that the page gives the browser to save, from now on. `jest.restoreAllMocks()` ends it. */
export function savedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  let file = new Blob([]);
  // jsdom has neither
  URL.createObjectURL = (given: Blob) => {
    file = given;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = file;
    saved.push({ name: this.download, type: blob.type, text: () => textOf(blob) });
  });
  return saved;
}
