/** Lets the browser save a text as a file of this name. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the browser has begun to read it; a moment later nothing needs the address
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
