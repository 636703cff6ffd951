/** Which of the chat provider's pictures the site shows, by their path at the provider's image server. */

const ID = String.raw`\d{1,20}`;
const HASH = String.raw`(?:a_)?[\da-z]{1,64}`;
const ENDING = String.raw`\.(?:png|jpe?g|webp|gif)`;

/** A picture of an account, a server or a team, which keeps its bytes; an emoji; a picture sent with a message. */
const SHAPES = [
  `(?:avatars|banners|icons|splashes|team-icons|role-icons)/${ID}/${HASH}${ENDING}`,
  `embed/avatars/\\d\\.png`,
  `emojis/${ID}${ENDING}`,
  `attachments/${ID}/${ID}/[\\w-]{1,100}(?:\\.[\\w-]{1,40}){0,3}${ENDING}`,
];
const PICTURE = new RegExp(`^(?:${SHAPES.join('|')})$`, 'i');

/** Is this, without a slash before it, the path of a picture? No dots, no queries, nothing that leads elsewhere. */
export const isChatPicture = (path: string): boolean => PICTURE.test(path);
