import { announcementOf } from './news-announcement.ts';

const post = {
  title: 'Hösten är här',
  description: 'Vi börjar @everyone <@1> [här](https://x.example).',
  slug: 'hosten',
};

test('an announcement has the title, the description and the address, and mentions and links to nothing else', () => {
  expect(announcementOf(post, 'https://liga.example')).toBe(
    '**Hösten är här**\nVi börjar everyone 1 här https //x.example .\nhttps://liga.example/post/hosten',
  );
});

test('a post without a description has no empty line', () => {
  expect(announcementOf({ ...post, description: '' }, 'https://liga.example')).toBe(
    '**Hösten är här**\nhttps://liga.example/post/hosten',
  );
});
