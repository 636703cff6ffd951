const STREAM_URL = 'https://live.bilbollsligan.example';

/** The operator of this site. The league's names, links and numbers are only here. */
export const LEAGUE = {
  name: 'Svenska Bilbollsligan',
  shortName: 'SBL',
  association: 'Föreningen Svensk Bilboll',
  organisationNumber: '802000-0000',
  contactEmail: 'kontakt@bilbollsligan.example',
  /** The league's chat server. Shown to people who must join it before they can log in. */
  chatServerUrl: 'https://chat.bilbollsligan.example',
  /** The channel that streams the league's series. */
  streamUrl: STREAM_URL,
  socialLinks: [
    { name: 'Discord', url: 'https://chat.bilbollsligan.example' },
    { name: 'Twitch', url: STREAM_URL },
    { name: 'YouTube', url: 'https://video.bilbollsligan.example' },
  ],
  /** The site where a signed-up team must also register. */
  tournaments: [
    { id: 'qualifiers', url: 'https://kval.bilbollsligan.example' },
    { id: 'cup', url: 'https://cup.bilbollsligan.example' },
  ],
  /** The form for people who want to help. */
  helpFormUrl: 'https://formular.bilbollsligan.example/hjalp',
  /** A gift with Swish: the association's number, and what the payer finds filled in and may change. SEK. */
  gift: { number: '123 000 00 00', amount: 100, message: 'Gåva' },
  shops: [
    { name: 'Rullgrepp', url: 'https://rullgrepp.example/butik' },
    { name: 'Granlunds', url: 'https://granlunds.example/butik' },
  ],
  /** The discount in those shops. */
  discount: { code: 'SBL10', percent: 10 },
  /** Invented names. `emblem` is one of the drawings in league/sponsor-mark.tsx. */
  sponsors: [
    { name: 'Kvarnby Kaffe', url: 'https://kvarnby-kaffe.example', emblem: 'cup' },
    { name: 'Rullgrepp', url: 'https://rullgrepp.example', emblem: 'tyre' },
    { name: 'Lyktans El', url: 'https://lyktans-el.example', emblem: 'lantern' },
    { name: 'Granlunds', url: 'https://granlunds.example', emblem: 'fir' },
  ],
} as const;
