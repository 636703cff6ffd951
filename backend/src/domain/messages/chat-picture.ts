/** The chat provider's pictures that the site shows, by their path at the provider's image server. */

const ID = String.raw`\d{1,20}`;
const HASH = String.raw`(?:a_)?[\da-z]{1,64}`;
const ENDING = String.raw`\.(?:png|jpe?g|webp|gif)`;

/** A picture of an account, a server or a team (its bytes never change), an emoji, or a picture in a message. */
const SHAPES = [
  `(?:avatars|banners|icons|splashes|team-icons|role-icons)/${ID}/${HASH}${ENDING}`,
  `embed/avatars/\\d\\.png`,
  `emojis/${ID}${ENDING}`,
  `attachments/${ID}/${ID}/[\\w-]{1,100}(?:\\.[\\w-]{1,40}){0,3}${ENDING}`,
];
const PICTURE = new RegExp(`^(?:${SHAPES.join('|')})$`, 'i');

/** Is this the path of a picture, without a slash in front? Dots, queries and other places are not allowed. */
export const isChatPicture = (path: string): boolean => PICTURE.test(path);
