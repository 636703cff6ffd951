const STREAM_URL = 'https://live.bilbollsligan.example';

/** Who runs this site. Names, links and numbers of the league live here and nowhere else. */
export const LEAGUE = {
  name: 'Svenska Bilbollsligan',
  shortName: 'SBL',
  association: 'Föreningen Svensk Bilboll',
  organisationNumber: '802000-0000',
  contactEmail: 'kontakt@bilbollsligan.example',
  /** Where the league gathers; offered to those who must join before they can log in. */
  chatServerUrl: 'https://chat.bilbollsligan.example',
  /** The channel that shows the league's streamed series. */
  streamUrl: STREAM_URL,
  socialLinks: [
    { name: 'Discord', url: 'https://chat.bilbollsligan.example' },
    { name: 'Twitch', url: STREAM_URL },
    { name: 'YouTube', url: 'https://video.bilbollsligan.example' },
  ],
  /** Where a team that has signed up must be entered too. */
  tournaments: [
    { id: 'qualifiers', url: 'https://kval.bilbollsligan.example' },
    { id: 'cup', url: 'https://cup.bilbollsligan.example' },
  ],
  /** Where someone who wants to help says so. */
  helpFormUrl: 'https://formular.bilbollsligan.example/hjalp',
  giftNumber: '123 000 00 00',
  shops: [
    { name: 'Rullgrepp', url: 'https://rullgrepp.example/butik' },
    { name: 'Granlunds', url: 'https://granlunds.example/butik' },
  ],
  /** In those shops. */
  discount: { code: 'SBL10', percent: 10 },
  /** Invented names; `emblem` is one of those that league/sponsor-mark.tsx draws. */
  sponsors: [
    { name: 'Kvarnby Kaffe', url: 'https://kvarnby-kaffe.example', emblem: 'cup' },
    { name: 'Rullgrepp', url: 'https://rullgrepp.example', emblem: 'tyre' },
    { name: 'Lyktans El', url: 'https://lyktans-el.example', emblem: 'lantern' },
    { name: 'Granlunds', url: 'https://granlunds.example', emblem: 'fir' },
  ],
} as const;
