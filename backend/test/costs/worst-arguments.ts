import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';

/** Arguments of a field, the `at`-th of many different ones: `(id: 7)`; '' for none. */
export type Arguments = (at: number) => string;

/** What arguments name: the heaviest of each kind first, so that the worst case is tried. */
export interface Samples {
  player: readonly number[];
  team: readonly number[];
  /** Played. */
  series: readonly number[];
  /** Still to be played. */
  open: readonly number[];
  season: readonly number[];
  division: readonly { id: number; discriminator: string; seasonId: number }[];
  slug: readonly string[];
}

/** A value of an argument, as a document writes it. */
type Value = (at: number) => string;
type NamedValues = Readonly<Record<string, readonly Value[]>>;

const nth = <T>(all: readonly T[], at: number): T => all[at % all.length] as T;
const ids =
  (all: readonly number[]): Value =>
  (at) =>
    String(nth(all, at));
const always = (...texts: string[]): Value[] => texts.map((text) => () => text);
const day = (at: number): string => `"2025-0${(at % 9) + 1}-01T00:00:00Z"`;

/** A year, which is about the longest time that statistics may be asked for. */
const span: Value = (at) => `{ from: ${day(at)}, to: ${day(at).replace('2025', '2026')} }`;

/** Values of arguments by their names, and by the name of the root field where the same word means something else. */
function valuesWith({ player, team, series, open, season, division, slug }: Samples): NamedValues {
  const text = always('"an"', '"zzyzx"', '"andersso"');
  return {
    'division.discriminator': [(at) => JSON.stringify(nth(division, at).discriminator)],
    'division.seasonId': [(at) => String(nth(division, at).seasonId)],
    'player.id': [ids(player)],
    'series.id': [ids(series), ids(open)],
    'team.id': [ids(team)],
    'playerHeadToHead.homeId': [ids(player)],
    'playerHeadToHead.awayId': [(at) => String(nth(player, at + 7))],
    'teamHeadToHead.homeId': [ids(team)],
    'teamHeadToHead.awayId': [(at) => String(nth(team, at + 7))],
    categoryId: always('1'),
    country: always('"SE"'),
    day: [(at) => day(at).replace('T00:00:00Z', '')],
    divisionId: [(at) => String(nth(division, at).id)],
    divisionName: always('"Division 1"'),
    first: always('100'),
    from: [day],
    last: always('100'),
    leastGames: always('1'),
    level: always('1'),
    offset: always('100'),
    opponentId: [(at) => String(nth(team, at + 7))],
    playerId: [ids(player)],
    previousTeamId: [ids(team)],
    seasonId: [ids(season)],
    seriesId: [ids(series), ids(open)],
    slug: [(at) => JSON.stringify(nth(slug, at))],
    teamId: [ids(team)],
    text,
    to: [day],
    week: [(at) => String((at % 9) + 1)],
    'calendarWeek.week': always('"2026-W40"'),
  };
}

/** Cursors only move a page, and a page that begins later is not dearer. */
const NOT_TRIED = new Set(['after', 'before']);

/**
 * The ways to call a root field of which one may be the dearest: with what it needs, and with each further argument, each value of
 * an enumeration, and each part of a filter beside it. Throws for an argument of a name that is not known here: say above what it names.
 */
export function waysWith(samples: Samples): (root: string, args: readonly GraphQLArgument[]) => Arguments[] {
  const known = valuesWith(samples);
  return (root, args) => {
    const valuesOf = (name: string, type: GraphQLInputType): Value[] => valuesOfType(known, root, name, type);
    const needed = args.filter(isNeeded).map(({ name, type }) => ({ name, values: valuesOf(name, type) }));
    const others = args
      .filter((arg) => !isNeeded(arg) && !NOT_TRIED.has(arg.name))
      .map(({ name, type }) => ({ name, values: valuesOf(name, type) }));
    const texts: Arguments[] = [];
    const most = Math.max(1, ...needed.map(({ values }) => values.length));
    for (let way = 0; way < most; way++) {
      const base = needed.map(({ name, values }) => ({ name, value: nth(values, way) }));
      texts.push(written(base));
      if (way > 0) continue;
      for (const { name, values } of others)
        for (const value of values) texts.push(written([...base, { name, value }]));
    }
    return texts;
  };
}

const written =
  (given: readonly { name: string; value: Value }[]): Arguments =>
  (at) =>
    given.length === 0 ? '' : `(${given.map(({ name, value }) => `${name}: ${value(at)}`).join(', ')})`;

const isNeeded = ({ type, defaultValue }: GraphQLArgument | GraphQLInputField): boolean =>
  isNonNullType(type) && defaultValue === undefined;

function valuesOfType(known: NamedValues, root: string, name: string, type: GraphQLInputType): Value[] {
  const said = known[`${root}.${name}`] ?? known[name];
  if (said) return [...said];
  const plain = getNullableType(type);
  if (isListType(plain)) return always('[]');
  if (isEnumType(plain)) return always(...plain.getValues().map((value) => value.name));
  if (isInputObjectType(plain)) {
    const fields = plain.getFields();
    const spans = fields['from'] && fields['to'] ? [span] : [];
    const parts = Object.values(fields).flatMap((field) =>
      valuesOfType(known, root, field.name, field.type).map<Value>(
        (value) => (at) => `{ ${field.name}: ${value(at)} }`,
      ),
    );
    return [...spans, ...parts];
  }
  if (plain.name === 'Boolean') return always('true', 'false');
  throw new Error(`What does ${root}(${name}) name? Add its values to the worst arguments`);
}
