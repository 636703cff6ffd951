import type { AccessRule } from '../access/access.decorators.ts';

/** What the calls of each subject are about. A call's tag is its subject, with whom it is for when it is not for everyone. */
const SUBJECTS: Readonly<Record<string, string>> = {
  '6mans': 'The 6mans ladder, and its bot',
  account: 'The own account, registration and claims of a player',
  auth: 'Login through the chat, renewal and logout',
  chat: 'Rooms and roles in the chat',
  dashboard: "The back office's figures",
  divisions: 'Divisions, their teams, colours and tables',
  events: 'The feed of what happens in the league',
  exports: 'All public data as files, at once or by night',
  feeds: 'Calendars (iCal) and feeds (Atom)',
  'field play': 'What the recordings of games tell: numbers, events and tracks',
  images: 'Crests, pictures and previews of pages',
  invites: 'Invites of players to teams',
  'match-week': 'What captains do about their series',
  members: 'The association and its members',
  news: 'News posts and their categories',
  notifications: 'What a person has been told',
  pages: 'Pages that staff write, questions and documents',
  players: 'Players and their teams',
  reports: 'Reports of series, by hand and from replay files',
  requests: 'What people ask of staff, and the decisions',
  seasons: 'Seasons and their divisions',
  series: 'Series: what is to come, what was played, and their games',
  settings: 'Switches of the site, such as whether registration is open',
  signups: 'Sign-ups of teams for the next season',
  statistics: 'Statistics of players and teams in a division',
  teams: 'Teams, their rosters and seasons',
  users: 'Accounts and their roles',
};

/** Whom a call is for: partners read what is public, the rest is the site itself and its staff. */
export const AUDIENCES = ['everyone', 'signed in', 'staff'] as const;
export type Audience = (typeof AUDIENCES)[number];

const AUDIENCE_WORDS: Readonly<Record<Audience, string>> = {
  everyone: 'For everyone, without a key.',
  'signed in': 'For those who are signed in.',
  staff: 'For staff.',
};

/** The audience of a handler. */
export function audienceOf(access: AccessRule | undefined): Audience {
  if (access?.kind === 'public') return 'everyone';
  return access?.kind === 'roles' ? 'staff' : 'signed in';
}

/** The name of a tag. */
export const tagOf = (subject: string, audience: Audience): string =>
  audience === 'everyone' ? subject : `${subject} (${audience})`;

/** All tags of the calls, those for everyone first, with their groups. Throws for a subject without a description. */
export function describeTags(calls: Iterable<{ subject: string; audience: Audience }>) {
  const wanted = new Set([...calls].map(({ subject, audience }) => tagOf(subject, audience)));
  const groups = AUDIENCES.map((audience) => ({
    name: audience,
    tags: Object.entries(SUBJECTS)
      .map(([subject, about]) => ({
        name: tagOf(subject, audience),
        description: `${about}. ${AUDIENCE_WORDS[audience]}`,
      }))
      .filter(({ name }) => wanted.delete(name)),
  }));
  const [unknown] = wanted;
  if (unknown !== undefined) throw new Error(`the tag ${unknown} is not described (described-tags.ts)`);
  return {
    tags: groups.flatMap(({ tags }) => tags),
    'x-tagGroups': groups.map(({ name, tags }) => ({ name, tags: tags.map((tag) => tag.name) })),
  };
}
