/** Largest side, in CSS px, at which the 96 px version is sharp enough on a dense screen. */
const SMALL_SIDE = 48;

/** Our own images have a small sibling made at upload: `<hash>.png` and `<hash>-96.webp`. Others are used as they are. */
export function pictureSource(image: string, size: number): string {
  if (/^https?:/.test(image)) return image;
  const address = image.startsWith('/api/') ? image : `/api/${image.replace(/^\//, '')}`;
  return size <= SMALL_SIDE ? address.replace(/\.png$/, '-96.webp') : address;
}
