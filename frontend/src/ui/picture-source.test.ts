import { chatPicture, pictureSource } from './picture-source';

const AVATAR = '/avatars/80351110224678912/8342729096ea3675442027381ff50dfe.png';

test.each([
  { image: `https://cdn.discordapp.com${AVATAR}`, why: 'an account' },
  { image: `HTTPS://CDN.discordapp.com${AVATAR}`, why: 'another spelling' },
  { image: `http://cdn.discordapp.com${AVATAR}`, why: 'from before https' },
  { image: `https://cdn.discordapp.com:443${AVATAR}`, why: 'the port that is meant anyway' },
  { image: `https://cdn.discordapp.com${AVATAR}?size=4096&x=https://cdn.discordapp.com`, why: 'with a size' },
])("$image is the chat provider's and comes through us: $why", ({ image }) => {
  expect(pictureSource(image, 28)).toBe(`/api/chat-images${AVATAR}`);
  expect(pictureSource(image, 150)).toBe(`/api/chat-images${AVATAR}`);
});

test('a picture that was sent with a message too, and never out of our folder', () => {
  expect(pictureSource('https://cdn.discordapp.com/attachments/1/2/lag.png?ex=1&is=2&hm=3', 40)).toBe(
    '/api/chat-images/attachments/1/2/lag.png',
  );
  expect(pictureSource('https://cdn.discordapp.com/../%2e%2e/api/auth/logout', 40)).toBe(
    '/api/chat-images/api/auth/logout',
  );
});

test.each([
  'https://cdn.discordapp.com.evil.example/a.png',
  'https://cdn.discordapp.com@evil.example/a.png',
  'https://evil.example/?cdn.discordapp.com',
  'https://cdn.discordapp.com:8443/a.png',
  'https://evil.example/cdn.discordapp.com/a.png',
  'data:image/png;base64,cdn.discordapp.com',
])('%s is not the chat provider', (address) => {
  expect(chatPicture(new URL(address))).toBeNull();
});

test.each([
  { image: 'images/ab12.png', size: 150, shown: '/api/images/ab12.png' },
  { image: '/api/images/ab12.png', size: 150, shown: '/api/images/ab12.png' },
  { image: 'images/ab12.png', size: 28, shown: '/api/images/ab12-96.webp' },
  { image: 'https://evil.example/a.png', size: 28, shown: 'https://evil.example/a.png' },
  { image: 'https://', size: 28, shown: 'https://' },
])('$image at $size px is $shown', ({ image, size, shown }) => {
  expect(pictureSource(image, size)).toBe(shown);
});
