import { socialAddress } from './social-address';

test.each([
  {
    filledIn: 'https://twitch.example/blixt',
    leads: 'https://twitch.example/blixt',
    why: 'an address is used as it is',
  },
  { filledIn: ' blixt ', leads: 'https://www.twitch.tv/blixt', why: 'a bare name is completed' },
  { filledIn: '@blixt_90', leads: 'https://www.twitch.tv/blixt_90', why: 'the at sign is how names are written' },
  { filledIn: 'åska', leads: 'https://www.twitch.tv/%C3%A5ska', why: 'letters with rings travel encoded' },
  { filledIn: 'javascript:alert(1)', leads: null, why: 'script must not run at a press' },
  { filledIn: 'data:text/html,x', leads: null, why: 'nor a page of its own making' },
  { filledIn: '//evil.example/x', leads: null, why: 'neither an address nor a name' },
  { filledIn: 'http://', leads: null, why: 'leads nowhere' },
  { filledIn: 'two words', leads: null, why: 'no name has blanks' },
  { filledIn: '', leads: null, why: 'nothing filled in' },
  { filledIn: null, leads: null, why: 'nothing filled in' },
])('"$filledIn" leads to $leads: $why', ({ filledIn, leads }) => {
  expect(socialAddress('twitch', filledIn)).toBe(leads);
});
