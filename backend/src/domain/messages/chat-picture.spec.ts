import { isChatPicture } from './chat-picture.ts';

test.each([
  { path: 'avatars/80351110224678912/8342729096ea3675442027381ff50dfe.png', what: 'an account' },
  { path: 'avatars/80351110224678912/a_8342729096ea3675442027381ff50dfe.gif', what: 'an account that moves' },
  { path: 'icons/197038439483310086/f64c482b807da4f539cff778d174971c.webp', what: 'a server' },
  { path: 'team-icons/1/a.JPG', what: 'a team' },
  { path: 'embed/avatars/4.png', what: 'an account without a picture' },
  { path: 'emojis/41771983429993937.png', what: 'an emoji' },
  { path: 'attachments/381870553235193857/470623512906432512/Lag-logga_2.0.png', what: 'sent with a message' },
])('$path is a picture: $what', ({ path }) => {
  expect(isChatPicture(path)).toBe(true);
});

test.each([
  { path: '', why: 'nothing' },
  { path: 'avatars/1/../../2/a.png', why: 'goes up' },
  { path: 'avatars/1/..png', why: 'only dots for a name' },
  { path: 'avatars/1/%2e%2e.png', why: 'goes up in another spelling' },
  { path: 'avatars/1/a.png?size=4096', why: 'a query' },
  { path: 'avatars/1/a.png#b', why: 'a fragment' },
  { path: '/avatars/1/a.png', why: 'a slash before it would begin a host' },
  { path: 'avatars//a.png', why: 'no id' },
  { path: 'avatars/1/a.svg', why: 'a format that runs' },
  { path: 'avatars/1/a', why: 'no format' },
  { path: 'avatars/1/a.png\n', why: 'a line after it' },
  { path: 'avatars/1/å.png', why: 'no hash' },
  { path: 'avatars/123456789012345678901/a.png', why: 'longer than an id' },
  { path: 'attachments/1/2/3/a.png', why: 'too deep' },
  { path: 'attachments/1/2/.png', why: 'no name' },
  { path: 'attachments/1/@evil.example/a.png', why: 'a host' },
  { path: 'api/users/@me', why: 'no picture' },
  { path: `avatars/1/${'a'.repeat(65)}.png`, why: 'longer than a hash' },
])('$path is none: $why', ({ path }) => {
  expect(isChatPicture(path)).toBe(false);
});
