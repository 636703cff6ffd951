import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import type { Language } from '../../../lib/i18n/language';
import { renderStaffPart } from '../../../test/render-staff';
import { useDivisionColumns } from '../divisions/division-columns';
import { tableOf, type ListColumn } from '../lists/list-column';
import { viewerWith } from '../../report/testing/report-answers';
import { useSeriesColumns } from '../series/series-columns';
import { useSignedUpColumns } from '../signed-up/signed-up-columns';
import { useTeamColumns } from '../teams/team-columns';
import { useUserColumns } from '../users/user-columns';

/**
 * What goes out of the back office as CSV comes in again. The contract has what each list saves, and the server's test imports the same
 * (`exported-tables.api.spec`).
 */

interface Exported {
  /** The list that saves the table. */
  list: string;
  se: string[][];
  en: string[][];
}

const contract = JSON.parse(
  readFileSync(join(__dirname, '../../../../../docs/contracts/exported-tables.json'), 'utf8'),
) as Record<'players' | 'teams' | 'signups' | 'divisions' | 'series', Exported>;

/** Lists whose files cannot come in, each with its reason. */
const STAYS_OUT: Readonly<Record<string, string>> = {
  'audit/audit.page.tsx': 'the log of what staff have done: nobody writes in it',
  'chat/chat-task-table.tsx': 'what the chat still has to do, and what failed',
  'dashboard/growth-section.tsx': 'counted from other things',
  'duplicates/duplicate-list.tsx': 'found by comparing players',
  'messages/messages.page.tsx': 'messages that have been sent',
  'news/news.page.tsx': 'a list of posts without their texts',
  'partners/partners.page.tsx': 'a list of keys without their secrets',
  'requests/save-requests.tsx': 'what people asked for and how staff decided, each told to the person',
  'sanctions/points-section.tsx': 'decisions about teams, each with a reason that the team is told',
  'sanctions/sanctions.page.tsx': 'decisions about people, each with a reason that the person is told',
  'seasons/season-table.tsx': 'some ten rows; what a season needs (qualifiers, windows, weeks) is not in the table',
  'six-mans/ledger-section.tsx': 'reckoned from the series of 6mans, one after the other',
  'teams/team-history.tsx': 'who was in a team when: each change is an act of its own',
  'transfers/transfers.page.tsx': 'the same for all teams',
  'users/export-members.tsx':
    'a membership is an agreement of the person; staff correct it with a reason that the person is told',
};

const admin = join(__dirname, '..');

/** The parts of the back office that save a table. */
const savers = readdirSync(admin, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !file.startsWith('lists/'))
  .filter((file) => {
    const text = readFileSync(join(admin, file), 'utf8');
    return /<SaveTable|saveFile\(/.test(text) || (text.includes('<PagedTable') && !text.includes('rowsAt={null}'));
  })
  .sort();

test('each list that saves a table can read it again, or says why it cannot', () => {
  const known = [...Object.values(contract).map(({ list }) => list), ...Object.keys(STAYS_OUT)];
  expect(savers).toEqual(known.sort());
});

const typed = <T,>(value: object): T => value as T;
const NOTHING = () => undefined;
const LINK = () => '/';
const division = { id: 1, name: 'Division 1', nameEng: null, discriminator: 'division-1', seasonId: 10 };
const nova = { playerId: 1, nickname: 'Nova', discordUsername: 'nova99', userId: 11, isMember: false };
const series = (names: readonly [string, string], more: object) => ({
  series: {
    id: 1,
    home: { id: 1, name: names[0] },
    away: { id: 2, name: names[1] },
    hasPlayerNumbers: true,
    isStreamed: false,
    scheduledAt: null,
    state: 'NOT_STARTED',
    homeGames: null,
    awayGames: null,
    walkover: null,
    isOvertime: false,
    division,
    season: { id: 10, name: 'Säsong 10' },
    ...more,
  },
});

/** The columns of each list, with the rows of the contract. */
const LISTS = {
  players: {
    useColumns: () => useUserColumns(LINK),
    rows: [
      { ...nova, team: { id: 1, name: 'Nordan' }, mmr: 1543, roles: ['DIVISION_ADMIN', 'WRITER'] },
      { playerId: 2, nickname: 'Kugg', discordUsername: null, userId: null, isMember: false, mmr: null, roles: [] },
      { playerId: null, nickname: null, discordUsername: 'domaren', userId: 12, isMember: false, mmr: null, roles: [] },
    ],
  },
  teams: {
    useColumns: () => useTeamColumns(LINK),
    rows: [
      { id: 1, name: 'Nordan', captain: { id: 1, nickname: 'Nova' }, players: 1, division, isActive: true },
      { id: 2, name: 'Vinter', captain: null, players: 0, division: null, isActive: false },
    ],
  },
  signups: {
    useColumns: () => useSignedUpColumns(NOTHING),
    rows: [
      {
        team: { id: 1, name: 'Nordan' },
        createdAt: '2026-09-29T11:00:00Z',
        players: [{}],
        mmr: 1543.5,
        ratedPlayers: 1,
        holdsPlace: true,
        swedish: 1,
      },
    ],
  },
  divisions: {
    useColumns: (language: Language) => useDivisionColumns(language === 'en' ? 'Season 10' : 'Säsong 10'),
    rows: [
      { division: 'Division 1', adminNickname: 'Nova', adminPlayerId: 1, teamCount: 2, seriesCount: 1 },
      { division: 'Division 2', adminNickname: null, adminPlayerId: null, teamCount: 0, seriesCount: 0 },
    ],
  },
  series: {
    useColumns: () =>
      useSeriesColumns(NOTHING, {
        choosable: [],
        chosen: [],
        isChosen: () => false,
        toggle: NOTHING,
        chooseAll: NOTHING,
      }),
    rows: [
      series(['Nordan', 'Is – Snö'], {
        ...{ scheduledAt: '2026-10-14T17:00:00Z', week: 1, isStreamed: true, hasPlayerNumbers: false },
        ...{ state: 'REPORTED', homeGames: 3, awayGames: 1 },
      }),
      series(['Is – Snö', 'Nordan'], { week: 2 }),
    ],
  },
} satisfies Record<keyof typeof contract, { useColumns: (language: Language) => unknown; rows: readonly object[] }>;

/** The table that a list saves, as text. */
function Saved({ list, language }: { list: keyof typeof LISTS; language: Language }) {
  const { useColumns, rows } = LISTS[list];
  const columns = typed<ListColumn<object>[]>(useColumns(language));
  const cells = tableOf(columns, rows).map((row) =>
    row.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', ',') : (cell ?? ''))),
  );
  return <pre data-testid="saved">{JSON.stringify(cells)}</pre>;
}

describe.each(['se', 'en'] as const)('in %s', (language) => {
  test.each(Object.keys(LISTS) as (keyof typeof LISTS)[])('%s are saved as the contract says', async (list) => {
    await renderStaffPart(<Saved list={list} language={language} />, {
      namespaces: [
        'admin',
        'admin-divisions',
        'admin-series',
        'admin-signed-up',
        'admin-teams',
        'admin-users',
        'league',
      ],
      answers: [viewerWith('ADMIN')],
      language,
    });
    expect(JSON.parse((await screen.findByTestId('saved')).textContent)).toEqual(contract[list][language]);
  });
});
