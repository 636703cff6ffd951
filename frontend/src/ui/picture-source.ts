/** Largest side, in CSS px, at which the 96 px version is sharp enough on a dense screen. */
const SMALL_SIDE = 48;

/** The chat provider's image server: some pictures are stored as their address there. */
const CHAT_HOST = 'cdn.discordapp.com';

/**
 * Where this site shows a picture of the chat provider's: by way of our server, so that the provider does not learn who
 * looks at it. null for any other address. What is asked for after the path is left out; our server asks for one size.
 */
export function chatPicture({ protocol, host, pathname }: URL): string | null {
  return /^https?:$/.test(protocol) && host === CHAT_HOST ? `/api/chat-images${pathname}` : null;
}

/** Our own images have a small sibling made at upload: `<hash>.png` and `<hash>-96.webp`. Others are used as they are. */
export function pictureSource(image: string, size: number): string {
  if (/^https?:/i.test(image)) return (URL.canParse(image) && chatPicture(new URL(image))) || image;
  const address = image.startsWith('/api/') ? image : `/api/${image.replace(/^\//, '')}`;
  return size <= SMALL_SIDE ? address.replace(/\.png$/, '-96.webp') : address;
}
