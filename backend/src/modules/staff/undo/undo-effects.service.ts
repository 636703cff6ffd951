import { Injectable } from '@nestjs/common';
import { fatesOf } from '../../../domain/undo/effects.ts';
import type { RowFate } from '../../../domain/undo/effects.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { NAMED, type UndoEffect } from './undo-effect.ts';
import { UndoEffectsRepository } from './undo-effects.repository.ts';
import type { Mentioned, MentionedName, StoredRow } from './undo-effects.repository.ts';

/** The columns in which a thing has a name of its own. */
const OWN_NAMES = ['name', 'nickname', 'title'] as const;
/** The columns in which it mentions what it is about, the most telling first. */
const MENTIONS: readonly (readonly [column: string, kind: keyof Mentioned])[] = [
  ['series_id', 'series'],
  ['player_id', 'players'],
  ['into_player_id', 'players'],
  ['team_id', 'teams'],
  ['user_id', 'users'],
  ['division_id', 'divisions'],
];

/** Tells what taking acts back does (R19). */
@Injectable()
export class UndoEffectsService {
  constructor(private readonly rows: UndoEffectsRepository) {}

  /** The effects of taking some transactions back together: what comes back first, then what goes, and the rest. */
  async of(setIds: readonly number[]): Promise<UndoEffect[]> {
    const fates = fatesOf(await this.rows.findTaken(setIds));
    const told = await this.withRows(fates);
    const names = await this.namesOf(told, fates);
    const groups = groupBy(told, ({ thing, fate, former }) =>
      [fate, thing, fate === 'moved' ? String(former['player_id']) : ''].join(' '),
    );
    return [...groups.values()].map((group) => {
      const { thing, fate, former } = group[0] as ToldRow;
      const known = [...new Set(group.flatMap((row) => nameOf(row, names) ?? []))];
      return {
        ...{ thing, fate, count: group.length, names: known.slice(0, NAMED) },
        to: fate === 'moved' ? (names.get(`players ${String(former['player_id'])}`) ?? null) : null,
      };
    });
  }

  /** The rows with all their values: the present ones, or those that come back. */
  private async withRows(fates: readonly RowFate[]): Promise<ToldRow[]> {
    const present = new Map<string, StoredRow>();
    for (const [table, rows] of groupBy(fates, (fate) => fate.table)) {
      const found = await this.rows.findPresent(
        table,
        rows.map(({ key }) => key),
      );
      for (const [key, row] of found) present.set(`${table} ${key}`, row);
    }
    return fates.map((fate) => ({ ...fate, row: { ...fate.former, ...present.get(`${fate.table} ${fate.key}`) } }));
  }

  /** Names by kind and id, also of players, teams and divisions that are not there now and come back. */
  private async namesOf(told: readonly ToldRow[], fates: readonly RowFate[]): Promise<ReadonlyMap<string, string>> {
    const mentioned: Mentioned = { players: [], teams: [], series: [], divisions: [], users: [] };
    for (const { row, former, thing } of told) {
      for (const [column, kind] of MENTIONS) mentioned[kind].push(...idsIn(row[column]), ...idsIn(former[column]));
      if (thing === 'series') mentioned.series.push(...idsIn(row['id']));
    }
    const names = new Map(comingBack(fates));
    for (const { kind, id, name } of await this.rows.findNames(mentioned)) names.set(`${kind} ${id}`, name);
    return names;
  }
}

type ToldRow = RowFate & { row: StoredRow };

const idsIn = (value: unknown): number[] => (typeof value === 'number' ? [value] : []);

const KIND_OF: Readonly<Record<string, MentionedName['kind']>> = {
  player: 'players',
  team: 'teams',
  division: 'divisions',
};

const comingBack = (fates: readonly RowFate[]): [string, string][] =>
  fates.flatMap(({ table, former }): [string, string][] => {
    const kind = KIND_OF[table];
    const name = former['nickname'] ?? former['name'];
    return kind && typeof name === 'string' ? [[`${kind} ${String(former['id'])}`, name]] : [];
  });

/** Its own name, or that of the first thing that it mentions; null for none. */
function nameOf({ thing, row }: ToldRow, names: ReadonlyMap<string, string>): string | null {
  if (thing === 'series') return names.get(`series ${String(row['id'])}`) ?? null;
  const own = OWN_NAMES.map((column) => row[column]).find((value) => typeof value === 'string' && value !== '');
  if (typeof own === 'string') return own;
  for (const [column, kind] of MENTIONS) {
    const name = names.get(`${kind} ${String(row[column])}`);
    if (name !== undefined) return name;
  }
  return null;
}
