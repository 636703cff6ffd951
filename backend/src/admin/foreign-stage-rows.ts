import type { Client } from 'pg';
import { discriminatorOf } from '../domain/competition/division.ts';
import { keyOf, plainName } from '../domain/imports/foreign-places.ts';
import type { ForeignStage, PlayedStage } from '../domain/imports/foreign-stages.ts';
import { parseTime } from '../domain/stockholm-time.ts';
import type { Insert, StoredDivision, StoredPlaces } from './stored-places.ts';

/** What stages name of the tables, as it is stored. */
interface StageWorld extends Pick<StoredPlaces, 'divisions' | 'teams'> {
  /** The ids of seasons by name. */
  seasons: ReadonlyMap<string, number>;
  played: readonly PlayedStage[];
  now: Date;
}

/** Stores stages with their seeds; a drawn one has its teams from then on (R43). By season and name, as divisions. */
export async function storeStages(
  client: Client,
  insert: Insert,
  { played, seasons, divisions, teams, now }: StageWorld,
): Promise<Map<string, StoredDivision>> {
  const stages = new Map<string, StoredDivision>();
  for (const { stage, placed } of played) {
    const { season, name, rank, seriesFormat } = stage;
    const seasonId = seasons.get(plainName(season)) ?? 0;
    const id = await insert(
      `insert into division (season_id, name, discriminator, rank, series_format, is_stage)
       values ($1, $2, $3, $4, $5, true) returning id`,
      [seasonId, name, discriminatorOf(name, await addressesOf(client, seasonId)), rank, seriesFormat],
    );
    stages.set(keyOf(season, name), { id, seasonId, format: seriesFormat });
    const first = placed.flatMap(({ line }) => (line && line.cells.time !== '' ? parseTime(line.cells.time) : []));
    const drawnAt = new Date(Math.min(now.getTime(), ...first.map((time) => time.getTime())));
    await storeStage(client, id, { stage, drawnAt: stage.isDrawn ? drawnAt : null });
  }
  // a seed can be a place of a stage that stands in a later row
  const all = new Map([...divisions, ...stages]);
  for (const { stage } of played) await storeSeeds(client, stage, { divisions: all, teams });
  return stages;
}

async function storeSeeds(
  client: Client,
  { season, name, seeds, isDrawn }: ForeignStage,
  { divisions, teams }: Pick<StoredPlaces, 'divisions' | 'teams'>,
): Promise<void> {
  const { id, seasonId } = divisions.get(keyOf(season, name)) as StoredDivision;
  for (const { seed, team, from, exit } of seeds) {
    const teamId = team === '' ? null : teams.get(plainName(team));
    await client.query(
      `insert into stage_entrant (division_id, seed, team_id, source_division_id, source_place, exit)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, seed, teamId, from && divisions.get(keyOf(season, from.division))?.id, from?.place, exit],
    );
    if (!isDrawn) continue;
    await client.query(
      `insert into division_team (division_id, season_id, team_id, name, sort_order, is_stage)
       values ($1, $2, $3, $4, $5, true)`,
      [id, seasonId, teamId, team, seed],
    );
  }
}

const addressesOf = async (client: Client, seasonId: number): Promise<string[]> =>
  (
    await client.query<{ discriminator: string }>('select discriminator from division where season_id = $1', [seasonId])
  ).rows.map(({ discriminator }) => discriminator);

async function storeStage(
  client: Client,
  id: number,
  { stage, drawnAt }: { stage: ForeignStage; drawnAt: Date | null },
): Promise<void> {
  const { kind, format, hasThirdPlace, hasSecondFinal, weeks, roundFormats } = stage;
  await client.query(
    `insert into stage (division_id, kind, format, has_third_place, has_second_final, weeks, round_formats, drawn_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, kind, format, hasThirdPlace, hasSecondFinal, weeks, roundFormats, drawnAt],
  );
}
