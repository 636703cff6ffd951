import type { Db } from '../../src/platform/db/db.ts';

/** The table of what an id is of, by the last word that says so: `playerId`, `acceptRequest(id)`, `ChangeApiKeyInput.id`. */
const NOUNS: Readonly<Record<string, string>> = {
  account: 'game_account',
  audit: 'audit_entry',
  category: 'news_category',
  delivery: 'webhook_delivery',
  division: 'division',
  entry: 'audit_entry',
  evidence: 'series_evidence',
  file: 'replay_file',
  honour: 'season_honour',
  invite: 'invite',
  key: 'api_key',
  last: 'division',
  matches: 'series',
  member: 'association_member',
  membership: 'association_member',
  news: 'news_post',
  note: 'person_note',
  opponent: 'team',
  partner: 'partner',
  player: 'player',
  post: 'news_post',
  request: 'approval_request',
  sanction: 'sanction',
  season: 'season',
  series: 'series',
  session: 'session',
  sixmansseries: 'six_mans_series',
  task: 'outbox_entry',
  team: 'team',
  teams: 'team',
  user: 'app_user',
  webhook: 'webhook',
};

/** Ids of the second of two. */
const SECOND = /^(away|leaving)/;
const KEYS: Readonly<Record<string, string>> = { replay_file: 'sha256' };
const LATEST_ID = 2_000_000_000;

/** Numbers that are no ids. */
const NUMBERS: Readonly<Record<string, number>> = {
  after: 0,
  before: LATEST_ID,
  count: 5,
  first: 50,
  pageIndex: 0,
  roleId: 2,
  size: 50,
  version: 0,
};

/** Texts by their names; the first that fits. */
const TEXTS: readonly (readonly [RegExp, string])[] = [
  [
    /^(birthdate|startsOn|endsOn|day|fromDay|toDay|firstWeek|from|to|publishAt|start|night|.*At|starts|transfer(From|To))$/,
    '2026-03-01',
  ],
  [/discriminator/i, 'elit'],
  [/slug|customUrl/i, 'nytt'],
  [/lang/, 'en'],
  [/platform$/, 'steam'],
  [/platformId|accountId/, '76561190000000001'],
  [/nationality|country/, 'SE'],
  [/url/i, 'https://example.org/'],
  [/hex/, '#112233'],
  [/time/i, '20:00'],
  [/mail/i, 'ny@example.org'],
  [/tel|phone/i, '0701740605'],
  [/ssn/i, '19900307-8127'],
  [/zip/, '11111'],
  [/digest|sha256/i, 'ab'.repeat(32)],
  [/^(text|nearTo|search)$/, 'a'],
  [/format/, 'csv'],
  [/what/, 'players'],
  [/^page$/, 'prizes'],
  [/kind/, 'series'],
];

/** Values that fit the league of the walk, by their names. `turn` chooses among the rows of a table; -1 is the last one. */
export class FittingValues {
  private made = 0;

  constructor(
    private readonly ids: ReadonlyMap<string, readonly (number | string)[]>,
    private readonly turn: number,
  ) {}

  /** The rows of all tables that an id can be of, the first ones first. */
  static async rowsIn(db: Db): Promise<Map<string, (number | string)[]>> {
    const found = new Map<string, (number | string)[]>();
    for (const table of new Set(Object.values(NOUNS))) {
      const rows = await db.query<{ id: number | string }>(
        `select ${KEYS[table] ?? 'id'} as id from ${table} order by 1`,
      );
      found.set(
        table,
        rows.map(({ id }) => id),
      );
    }
    return found;
  }

  /** Whether this is the name of an id of ours: `id`, `ids`, `playerId`, `entryIds`. */
  isId(name: string): boolean {
    return /(^i|I)ds?$/.test(name) && !/^(discord|platform|account|role)Id$/.test(name);
  }

  /** A row's id. `owner` says what a bare `id` is of; an unknown word is an error, so that a new one is named above. */
  id(name: string, owner: string): number | string {
    const table = this.tableOf(name, owner);
    const rows = this.ids.get(table) ?? [];
    const id = rows.at((this.turn + (SECOND.test(name) ? 1 : 0)) % rows.length);
    if (id === undefined) throw new Error(`${table} has no row for ${owner} ${name}`);
    return id;
  }

  number(name: string): number {
    return NUMBERS[name] ?? 1;
  }

  text(name: string): string {
    return TEXTS.find(([pattern]) => pattern.test(name))?.[1] ?? `Nytt ${name} ${++this.made}`;
  }

  private tableOf(name: string, owner: string): string {
    const said = `${owner} ${name.replace(/Ids?$|^ids?$/, '')}`.replace(/sixMansSeries/i, 'Sixmansseries');
    const words = said.split(/(?=[A-Z])|[^A-Za-z]+/);
    for (const word of words.reverse()) {
      const table = NOUNS[word.toLowerCase()] ?? NOUNS[word.toLowerCase().replace(/s$/, '')];
      if (table) return table;
    }
    throw new Error(`say in NOUNS what ${owner} ${name} is an id of`);
  }
}
