/** The rows of the demo league's stages (R43). */
import type { ClientBase } from 'pg';
import type { Columns } from '../insert-rows.ts';
import type { DemoStage } from '../model.ts';

interface EntrantRow {
  divisionId: number;
  /** From 1. */
  seed: number;
  teamId: number | null;
  sourceDivisionId: number | null;
  sourcePlace: number | null;
}

export const STAGE_ENTRANT: Columns<EntrantRow> = {
  division_id: ['int', ({ divisionId }) => divisionId],
  seed: ['int', ({ seed }) => seed],
  team_id: ['int', ({ teamId }) => teamId],
  source_division_id: ['int', ({ sourceDivisionId }) => sourceDivisionId],
  source_place: ['int', ({ sourcePlace }) => sourcePlace],
};

/** The entrants of a stage. `idOf`: the id of the division that a place is of. */
export const entrantRows = (
  { entrants }: DemoStage,
  divisionId: number,
  idOf: (discriminator: string) => number | undefined,
): EntrantRow[] =>
  entrants.map(({ team, source }, index) => ({
    ...{ divisionId, seed: index + 1, teamId: team?.id ?? null },
    sourceDivisionId: source ? (idOf(source.division.discriminator) ?? null) : null,
    sourcePlace: source?.place ?? null,
  }));

/** Writes what makes a division a stage. Its rounds are lists, so it is a statement of its own. */
export async function insertStage(client: ClientBase, divisionId: number, stage: DemoStage): Promise<void> {
  const { kind, shape, weeks, roundFormats, drawnAt, takesSignups = false } = stage;
  const { format, hasThirdPlace, hasSecondFinal } = shape;
  await client.query(
    `insert into stage (division_id, kind, format, has_third_place, has_second_final, weeks, round_formats, drawn_at,
                        takes_signups)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [divisionId, kind, format, hasThirdPlace, hasSecondFinal, weeks, roundFormats, drawnAt, takesSignups],
  );
}
