import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import type { TeamLogoFragment } from '../../../league/team-logo.generated';
import { answerTo, noAnswerTo } from '../../../test/answer-to';
import { renderPart, type RenderOptions } from '../../../test/render';
import type { SeriesGameFragment } from '../series-game.generated';
import type { SeriesHeaderFragment } from '../series-header.generated';
import { eventOf, refOf, teamOf } from './field-for-tests';
import { FieldStatistics } from './field-statistics';
import { GamesFieldDocument } from './games-field.generated';
import { MapsTab } from './maps-tab';
import { SeriesFieldDocument } from './series-field.generated';
import { TimelineTab } from './timeline-tab';

const ada = refOf(11, 'Ada');
const cia = refOf(21, 'Cia');
const home = { id: 1, name: 'Alfa', logo: null } as TeamLogoFragment;
const away = { id: 2, name: 'Beta', logo: null } as TeamLogoFragment;

const NO_NUMBERS = { score: 0, goals: 0, assists: 0, saves: 0 };
/** A game's box score: each player with their shots. */
const boxOf = (
  number: number,
  ofHome: [typeof ada, number][] = [],
  ofAway: [typeof ada, number][] = [],
): SeriesGameFragment => {
  const rows = (shots: [typeof ada, number][]) =>
    shots.map(([player, count]) => ({ ...NO_NUMBERS, player, shots: count }));
  return { number, homeGoals: 0, awayGoals: 0, isRecorded: true, goals: [], home: rows(ofHome), away: rows(ofAway) };
};
const series = { id: 7, home, away, games: [boxOf(1), boxOf(2)] } as unknown as SeriesHeaderFragment & {
  games: SeriesGameFragment[];
};

const EVENTS = [
  eventOf('KICKOFF', 2, { player: ada }),
  eventOf('DEMOLITION', 20, { player: ada, other: cia }),
  eventOf('GOAL', 100, { player: ada, homeGoals: 1, y: 4120, speed: 2500 }),
  eventOf('GOAL', 200, { side: 'AWAY', player: null, homeGoals: 1, awayGoals: 1 }),
];
const PLAY = {
  ...{ isStandardField: true, ballHeat: teamOf([]).heat },
  home: teamOf([ada, null], { touches: 31, supersonicSeconds: 20, averageSpeed: 1500 }),
  away: teamOf([cia], { averageSpeed: 1400 }),
};
const ofGame = {
  map: 'Stadium_P',
  activeSeconds: 310,
  inPlaySeconds: 300,
  events: EVENTS,
};
const game = (number: number, fieldPlay: object | null) => ({ number, fieldPlay });

const of = { variables: { seriesId: 7 } };
const ofSeries = (fieldPlay: object | null, games: object[]) =>
  answerTo(SeriesFieldDocument, { series: { id: 7, fieldPlay, games } }, of);

type Answers = RenderOptions['answers'];
type Draw = (answers: Answers, games?: SeriesGameFragment[], game?: number | null) => ReturnType<typeof renderPart>;

/** The three tabs of a series with replays, one below the other. */
const drawSeries: Draw = (answers, games = series.games, game = null) => {
  const part = { series: { ...series, games } as never, game };
  return renderPart(
    <>
      <TimelineTab {...part} />
      <FieldStatistics {...part} />
      <MapsTab {...part} />
    </>,
    { namespaces: ['series', 'series-field', 'league-field'], answers },
  );
};

const drawGame = (play: object | null, box = boxOf(2)) => {
  const games = [game(1, null), game(2, play)];
  const each = answerTo(GamesFieldDocument, { series: { id: 7, games } }, of);
  return drawSeries([ofSeries(null, games), each], [boxOf(1), box], 2);
};

beforeEach(() => isWide(true));

/** Wide screens have the tables, phones one number at a time. */
function isWide(is: boolean) {
  window.matchMedia = (query: string) =>
    ({
      matches: is && query.includes('min-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as never;
}

test('a series says how many of its games it counts, which cannot be read, and has a way to watch each', async () => {
  const play = { games: 1, ...PLAY };
  await drawSeries([ofSeries(play, [game(1, null), game(2, ofGame)])]);
  expect(await screen.findByText('Räknar 1 av 2 matcher: de vars inspelningar kunde läsas.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Match 1' })).toHaveTextContent('Ingen inspelning kunde läsas.');
  expect(screen.getByRole('link', { name: /^Se matchen.*match 2$/ })).toHaveAttribute('href', '/?game=2&watch');
});

test('recordings that cannot be read leave no empty tab', async () => {
  await drawSeries([ofSeries(null, [game(1, null)])]);
  expect(await screen.findAllByText('Ingen inspelning kunde läsas.')).toHaveLength(4);
});

test('on a phone one number of all players is chosen, and stands as bars with the highest first', async () => {
  isWide(false);
  await drawGame({ ...ofGame, ...PLAY });
  const choice = await screen.findByRole('combobox', { name: 'Vad som visas' });
  expect(screen.queryByRole('table', { name: /lagen och deras spelare/ })).toBeNull();
  await userEvent.selectOptions(choice, 'Medelfart');
  expect(screen.getByTestId('address')).toHaveTextContent('number=averageSpeed');
  const bars = screen.getByRole('list', { name: 'Medelfart' });
  expect([...bars.children].map(({ textContent }) => textContent)).toEqual([
    'AdaAlfa54\u00a0km/h',
    'okänd spelareAlfa54\u00a0km/h',
    'CiaBeta50\u00a0km/h',
  ]);
});

test('what cannot be read can be read again', async () => {
  const good = ofSeries({ games: 1, ...PLAY }, [game(2, ofGame)]);
  await drawSeries([noAnswerTo(SeriesFieldDocument, { ...of, error: new GraphQLError('no'), times: 1 }), good]);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Försök igen' }))[0]!);
  expect(await screen.findByRole('region', { name: 'Match 2' })).toBeVisible();
});

test('a game tells its goals with clock, speed and assist, each with the address that shows it', async () => {
  await drawGame({ ...ofGame, ...PLAY });
  const goals = await screen.findByRole('list', { name: 'Målen i match 2' });
  expect(
    within(goals)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '3:20Mål av Ada (Alfa), 1–\u20600, 90\u00a0km/hSe målet, mål 1 i match 2',
    '1:40Mål av Beta, 1–\u20601Se målet, mål 2 i match 2',
  ]);
  expect(screen.getByRole('link', { name: /^Se målet.*mål 2 i match 2$/ })).toHaveAttribute('href', '/?game=2&goal=2');
});

test('a demolition is marked beside the team that made it', async () => {
  const made = [eventOf('DEMOLITION', 20, { player: ada }), eventOf('DEMOLITION', 40, { player: cia, side: 'AWAY' })];
  await drawGame({ ...ofGame, ...PLAY, events: made });
  await screen.findByRole('list', { name: 'Målen i match 2' });
  const drawing = screen.getByRole('img', { name: /^Match 2: ledningen/ });
  const heights = [...drawing.querySelectorAll('.demolition')].map(({ parentElement }) =>
    Number(parentElement?.getAttribute('y')),
  );
  const middle = Number(drawing.querySelector('.even')?.getAttribute('y1'));
  expect(heights.map((height) => Math.sign(height - middle))).toEqual([-1, 1]);
});

test('teams whose numbers read the same are equal, and what is one player’s is a dash for the team', async () => {
  const [ours, theirs] = [teamOf([ada], { averageSpeed: 1400 }), teamOf([cia], { averageSpeed: 1401, touches: 1 })];
  await drawGame({ ...ofGame, ...PLAY, home: ours, away: theirs });
  const compared = await screen.findByRole('table', { name: /Alfa.*Beta|Beta.*Alfa/ });
  const dimmed = (row: string) =>
    within(within(compared).getByRole('row', { name: new RegExp(row) }))
      .getAllByRole('cell')
      .map((cell) => cell.hasAttribute('data-dimmed'));
  expect([dimmed('Medelfart'), dimmed('Bollträffar')]).toEqual([
    [false, false],
    [true, false],
  ]);
  const inTeam = screen.getByRole('table', { name: 'I laget: lagen och deras spelare' });
  const cells = within(within(inTeam).getByRole('row', { name: /Alfa/ })).getAllByRole('cell');
  expect(cells.at(-1)).toHaveTextContent('–');
});

test('a kickoff tells who was first, from where and when, and who had the ball then', async () => {
  const kickoffs = [
    eventOf('KICKOFF', 2, { player: ada, kickoffKind: 'OFF_CENTRE', kickoffSeconds: 2.04, kickoffWinner: 'AWAY' }),
    eventOf('KICKOFF', 60, { side: null }),
  ];
  await drawGame({ ...ofGame, ...PLAY, events: kickoffs });
  const events = await screen.findByRole('list', { name: 'Allt som hände i match 2', hidden: true });
  expect(
    within(events)
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual([
    '4:58Avspark, Ada (Alfa) först på bollen, snett bakifrån, 2,0\u00a0s, sedan har Beta bollen',
    '4:00Avspark',
  ]);
});

test('quarters of the tank and possession are shares of the time, and a kickoff’s time has tenths', async () => {
  const numbers = {
    boostThirdQuarterSeconds: 25,
    teamPossessionSeconds: 40,
    averageKickoffSeconds: 2.04,
    kickoffsWon: 3,
  };
  await drawGame({ ...ofGame, ...PLAY, home: teamOf([ada], numbers) });
  const shown = (table: HTMLElement, column: string) => {
    const at = within(table)
      .getAllByRole('columnheader')
      .findIndex((header) => within(header).queryByTitle(column) !== null);
    return within(within(table).getByRole('row', { name: /Ada/ })).getAllByRole('cell')[at - 1]?.textContent;
  };
  const boost = await screen.findByRole('table', { name: 'Boost: lagen och deras spelare' });
  expect(shown(boost, 'Tid med 50–75 i tanken')).toBe('25\u00a0%');
  const duels = screen.getByRole('table', { name: 'Boll och dueller: lagen och deras spelare' });
  expect(shown(duels, 'Tid med bollen i laget, ungefär')).toBe('40\u00a0%');
  const kickoffs = screen.getByRole('table', { name: 'Avsparkar: lagen och deras spelare' });
  expect(shown(kickoffs, 'Tid till bollen vid avspark')).toBe('2,0\u00a0s');
  expect(shown(kickoffs, 'Vunna avsparkar, ungefär')).toBe('3');
});

test('a number has its definition, and one that is found by a rule of thumb says so', async () => {
  await drawGame({ ...ofGame, ...PLAY });
  const table = await screen.findByRole('table', { name: 'Boll och dueller: lagen och deras spelare' });
  const row = within(table).getByRole('row', { name: /Ada/ });
  expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('31');
  expect(within(table).getByText('ca Träffar')).toHaveAttribute('title', 'Bollträffar, ungefär');
  expect(within(table).getByRole('row', { name: /okänd spelare/ })).toBeInTheDocument();
  expect(screen.getByText('Bollträffar, ungefär', { selector: 'dt' })).toBeInTheDocument();
});

test('a share is of the time with a car, and a number without a base is a dash', async () => {
  await drawGame({ ...ofGame, ...PLAY, home: teamOf([ada], { supersonicSeconds: 20, averageSpeed: null }) });
  const table = await screen.findByRole('table', { name: 'Rörelse: lagen och deras spelare' });
  const cells = within(within(table).getByRole('row', { name: /Ada/ })).getAllByRole('cell');
  expect([cells[0]?.textContent, cells[2]?.textContent]).toEqual(['–', '20\u00a0%']);
});

test('the heat map of a player is chosen by name; its numbers stand behind it', async () => {
  await drawGame({ ...ofGame, ...PLAY });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Värmekarta för Alfa/ }), 'Ada');
  expect(screen.getByRole('img', { name: /^Värmekarta för Ada/ })).toBeInTheDocument();
  const shares = screen.getByRole('table', { name: /Andel av tiden för Ada/, hidden: true });
  expect(within(shares).getAllByText('11 %')).toHaveLength(9);
});

test('shots and goals are told once, with their distance', async () => {
  await drawGame({ ...ofGame, ...PLAY });
  const shots = await screen.findByRole('table', { name: 'Alla skott och mål', hidden: true });
  expect(
    within(shots)
      .getAllByRole('row', { hidden: true })
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['Ada Alfa3:20 Mål 90\u00a0km/h 10\u00a0m', 'okänd spelare Beta1:40 Mål – 51\u00a0m']);
});

test('the shots of a series say of which game they are', async () => {
  const play = { games: 2, ...PLAY };
  await drawSeries([ofSeries(play, [game(1, ofGame), game(2, ofGame)])]);
  const shots = await screen.findByRole('table', { name: 'Alla skott och mål', hidden: true });
  const rows = within(shots).getAllByRole('row', { hidden: true });
  expect(within(shots).getAllByRole('columnheader', { hidden: true })).toHaveLength(4);
  expect(rows.slice(2, 4).map(({ textContent }) => textContent)).toEqual([
    'okänd spelare Beta1:40 Match 1Mål – 51\u00a0m',
    'Ada Alfa3:20 Match 2Mål 90\u00a0km/h 10\u00a0m',
  ]);
});

test('a goal that the game did not count as a shot is drawn and told, and not counted', async () => {
  const goal = eventOf('GOAL', 150, { player: ada, isCountedAsShot: false });
  await drawGame({ ...ofGame, ...PLAY, events: [eventOf('SHOT', 148, { player: ada }), ...EVENTS, goal] });
  expect(await screen.findByText(/^Alfa: 2 skott, 2 mål\. Beta: 1 skott, 1 mål\./)).toHaveTextContent(
    /Fyllda blev mål\. Ett av målen räknade spelet inte som skott\. Det är ritat ändå\.$/,
  );
  const drawing = screen.getByRole('img', { name: /^Varifrån Alfa och Beta sköt/ });
  expect(drawing.querySelectorAll('.shot-home')).toHaveLength(3);
  const shots = screen.getByRole('table', { name: 'Alla skott och mål', hidden: true });
  expect(within(shots).getByRole('row', { name: /Mål räknades inte som skott/, hidden: true })).toBeInTheDocument();
});

const MISSING = /Spelarnas statistik har fler skott\. En inspelning som börjar mitt i en match har inte skotten före\./;

test('that shots of the box score are missing is told only where they are', async () => {
  await drawGame({ ...ofGame, ...PLAY }, boxOf(2, [[ada, 1]], [[cia, 1]]));
  await screen.findByText(/^Alfa: 1 skott, 1 mål\./);
  expect(screen.queryByText(MISSING)).toBeNull();
});

test('a game whose recording has fewer shots than the box score says why', async () => {
  await drawGame({ ...ofGame, ...PLAY }, boxOf(2, [[ada, 2]], [[cia, 1]]));
  expect(await screen.findByText(MISSING)).toBeVisible();
});

test('a series says it when one of its recorded games lacks shots, and a game without a recording lacks none', async () => {
  const play = { games: 1, ...PLAY };
  const answers = [ofSeries(play, [game(1, null), game(2, ofGame)])];
  const { unmount } = await drawSeries(answers, [boxOf(1, [[ada, 5]]), boxOf(2, [[ada, 1]])]);
  await screen.findByText(/^Alfa: 1 skott, 1 mål\./);
  expect(screen.queryByText(MISSING)).toBeNull();
  unmount();
  await drawSeries(answers, [boxOf(1), boxOf(2, [[ada, 3]])]);
  expect(await screen.findByText(MISSING)).toBeVisible();
});

test('on an unusual field there are no pads, thirds and heat maps, and the page says why', async () => {
  await drawGame({ ...ofGame, ...PLAY, isStandardField: false });
  // in each of the two tabs that lack something
  expect(await screen.findAllByText(/inte på en vanlig plan/)).toHaveLength(2);
  expect(screen.queryByRole('heading', { name: 'Värmekartor' })).toBeNull();
  expect(screen.queryByText('Stora boostplattor')).toBeNull();
});
