/** The columns of tables that staff import, with their headings as people write them and as lists of the back office save them. */

export const IMPORT_KINDS = [
  'players',
  'teams',
  'results',
  'roles',
  'rosters',
  'newTeams',
  'signups',
  'divisions',
  'series',
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

const ACCOUNT = ['konto', 'account', 'discordkonto', 'discord account'] as const;
const ROLES = ['roller', 'roles', 'roll', 'role'] as const;
const WEEK = ['vecka', 'week'] as const;
const SEASON = ['säsong', 'season'] as const;
const NEW_NAME = ['nytt namn', 'new name'] as const;

const ROSTER = {
  team: ['lag', 'team'],
  captain: ['kapten', 'lagkapten', 'captain'],
  second: ['spelare 2', 'player 2'],
  third: ['spelare 3', 'player 3'],
  fourth: ['spelare 4', 'player 4'],
  fifth: ['spelare 5', 'player 5'],
} as const;

/** The headings of each column, in the site's two languages. The first columns of a kind name the thing. */
export const HEADINGS = {
  players: {
    player: ['spelare', 'player', 'smeknamn', 'nickname'],
    account: ACCOUNT,
    nickname: NEW_NAME,
    mmr: ['mmr'],
    roles: ROLES,
  },
  teams: {
    team: ['lag', 'team', 'namn', 'name'],
    name: NEW_NAME,
    active: ['aktivt', 'active', 'läge', 'state'],
  },
  results: {
    home: ['hemma', 'hemmalag', 'home'],
    away: ['borta', 'bortalag', 'away'],
    week: WEEK,
    result: ['resultat', 'result'],
  },
  roles: { account: ACCOUNT, roles: ROLES },
  rosters: ROSTER,
  newTeams: ROSTER,
  signups: { team: ['lag', 'team', 'namn', 'name'] },
  divisions: {
    division: ['division', 'namn', 'name'],
    season: SEASON,
    name: NEW_NAME,
    admin: ['divisionsadmin', 'division admin'],
  },
  series: {
    series: ['serie', 'series'],
    week: WEEK,
    division: ['division'],
    season: SEASON,
    time: ['tid', 'time'],
    stream: ['stream'],
  },
} as const satisfies Record<ImportKind, Record<string, readonly string[]>>;

const MEMBER = ['medlem i föreningen', 'member of the association'] as const;
const PLAYERS = ['spelare', 'players'] as const;

/** Columns that lists of the back office save and that follow from something else: they are not read. */
export const TOLD = {
  players: [...MEMBER, 'lag', 'team'],
  teams: ['kapten', 'lagkapten', 'captain', ...PLAYERS, 'division'],
  results: [],
  roles: [...MEMBER, 'smeknamn', 'nickname', 'lag', 'team', 'mmr'],
  rosters: [],
  newTeams: [],
  signups: [
    'anmält',
    'signed up',
    ...PLAYERS,
    'mmr',
    'snitt av de tre högsta, inom parentes hur många som räknas',
    'average of the best three, with how many count',
    'plats',
    'place',
    'behåller laget sin plats från förra säsongen?',
    'does the team keep its place from last season?',
    'krav',
    'requirements',
  ],
  divisions: ['lag', 'teams', 'serier', 'series'],
  series: ['läge', 'state', 'resultat', 'result'],
} as const satisfies Record<ImportKind, readonly string[]>;

/** Columns without which a line says nothing. */
export const NEEDED = {
  players: ['player'],
  teams: ['team'],
  results: ['home', 'away', 'result'],
  roles: ['account', 'roles'],
  rosters: ['team', 'captain'],
  newTeams: ['team', 'captain'],
  signups: ['team'],
  divisions: ['division', 'season'],
  series: ['series', 'season'],
} as const satisfies Record<ImportKind, readonly string[]>;

/** Columns that say what a line is about. */
export const SUBJECT = {
  players: ['player', 'account'],
  teams: ['team'],
  results: ['home', 'away', 'week'],
  roles: ['account'],
  rosters: ['team'],
  newTeams: ['team'],
  signups: ['team'],
  divisions: ['division', 'season'],
  series: ['series', 'week', 'division', 'season'],
} as const satisfies Record<ImportKind, readonly string[]>;
