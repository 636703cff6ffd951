/** The largest side in CSS px for which the 96 px version is sharp enough on a high-resolution screen. */
const SMALL_SIDE = 48;

/** The chat provider's image server. Some pictures are stored with their address there. */
const CHAT_HOST = 'cdn.discordapp.com';

/**
 * The address of a chat provider's picture on this site. This server fetches it, so that the provider does not learn
 * who looks at it. Null for other addresses. The query is removed, because the server asks for one size.
 */
export function chatPicture({ protocol, host, pathname }: URL): string | null {
  return /^https?:$/.test(protocol) && host === CHAT_HOST ? `/api/chat-images${pathname}` : null;
}

/**
 * The site's own images have a small version, made at upload: `<hash>.png` and `<hash>-96.webp`. Other images are used
 * unchanged.
 */
export function pictureSource(image: string, size: number): string {
  if (/^https?:/i.test(image)) return (URL.canParse(image) && chatPicture(new URL(image))) || image;
  const address = image.startsWith('/api/') ? image : `/api/${image.replace(/^\//, '')}`;
  return size <= SMALL_SIDE ? address.replace(/\.png$/, '-96.webp') : address;
}
