/** Who runs this site. Names, links and numbers of the league live here and nowhere else. */
export const LEAGUE = {
  name: 'Svenska Bilbollsligan',
  shortName: 'SBL',
  association: 'Föreningen Svensk Bilboll',
  organisationNumber: '802000-0000',
  contactEmail: 'kontakt@bilbollsligan.example',
  /** Where the league gathers; offered to those who must join before they can log in. */
  chatServerUrl: 'https://chat.bilbollsligan.example',
  socialLinks: [
    { name: 'Discord', url: 'https://chat.bilbollsligan.example' },
    { name: 'Twitch', url: 'https://live.bilbollsligan.example' },
    { name: 'YouTube', url: 'https://video.bilbollsligan.example' },
  ],
} as const;
